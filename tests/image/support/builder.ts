import { canRun } from './commands';

export type Builder = 'docker' | 'podman' | 'buildah';

/** Together, these programs replace a container engine. The arguments are for a trial run. */
const WITHOUT_ENGINE: Record<string, string[]> = {
  buildah: ['--version'],
  debootstrap: ['--version'],
  // bubblewrap (`bwrap`) alone fails on machines that forbid user namespaces.
  setpriv: [
    ...['--reuid=65534', '--regid=65534', '--clear-groups'],
    ...['bwrap', '--unshare-all', '--share-net', '--ro-bind', '/', '/', 'true'],
  ],
};

/** Returns an engine that can run containers here. Inside a container, an installed engine may be unable to. */
function engine(): Builder | undefined {
  if (canRun('docker', 'info')) return 'docker';
  if (canRun('podman', 'run', '--rm', '--rootfs', '/', 'true')) return 'podman';
  return undefined;
}

/** Returns the builder for this machine, or why there is none. */
export function findBuilder(): { builder?: Builder; missing?: string } {
  // The tests unpack files with their owners, and inspect processes of other users.
  if (process.getuid?.() !== 0) return { missing: 'needs to be root' };
  const found = engine();
  if (found) return { builder: found };
  const failing = Object.entries(WITHOUT_ENGINE).find(([program, args]) => !canRun(program, ...args));
  if (!failing) return { builder: 'buildah' };
  const [program, args] = failing;
  return { missing: `needs docker, podman, or a working \`${[program, ...args].join(' ')}\`` };
}
