import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

import type { Container } from './container';

export function processesOf({ pid }: Container): number[] {
  const namespace = readlinkSync(`/proc/${pid}/ns/pid`);
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && namespaceOf(other) === namespace);
}

function namespaceOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined; // the process has ended
  }
}

export function statusOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2) as [string, string]));
}

/**
 * Returns writable mount points, without the kernel's file systems (`/proc`, `/sys`, `/dev`) and network settings (such
 * as `/etc/hosts`).
 */
export function writablePlaces({ pid }: Container): string[] {
  const lines = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, , , , place = '', options = ''] = line.split(' ');
    const isKernels =
      /^\/(?:proc|sys|dev)(?:\/|$)/.test(place) || /^\/etc\/(?:hosts|hostname|resolv\.conf)$/.test(place);
    return isKernels || !options.split(',').includes('rw') ? [] : [place];
  });
}
