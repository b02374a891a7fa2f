import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

import type { Container } from './container';

/** Returns the processes of a container: the server's own, and those that share its numbering. */
export function processesOf({ pid }: Container): number[] {
  const space = readlinkSync(`/proc/${pid}/ns/pid`);
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && spaceOf(other) === space);
}

function spaceOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined; // ended meanwhile
  }
}

/** Returns what the kernel says of a process, by the name of the line. */
export function statusOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2) as [string, string]));
}

/** Returns where in a container something can be written: mount points of real file systems that are not read-only. */
export function writablePlaces({ pid }: Container): string[] {
  const lines = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, , , , place = '', options = ''] = line.split(' ');
    const isKernels =
      /^\/(?:proc|sys|dev)(?:\/|$)/.test(place) || /^\/etc\/(?:hosts|hostname|resolv\.conf)$/.test(place);
    return isKernels || !options.split(',').includes('rw') ? [] : [place];
  });
}
