import { canRun } from './commands';

/** How images are built and containers run on this machine. */
export type Builder = 'docker' | 'podman' | 'buildah';

/** What builds and runs without an engine, and a command that shows that each works here. */
const WITHOUT_ENGINE: Record<string, string[]> = {
  buildah: ['--version'],
  debootstrap: ['--version'],
  // An ordinary user's namespaces are forbidden on some machines.
  setpriv: [
    ...['--reuid=65534', '--regid=65534', '--clear-groups'],
    ...['bwrap', '--unshare-all', '--share-net', '--ro-bind', '/', '/', 'true'],
  ],
};

/** `docker` and `podman` are often installed where no container can run: without a daemon, or inside another container. */
function engine(): Builder | undefined {
  if (canRun('docker', 'info')) return 'docker';
  if (canRun('podman', 'run', '--rm', '--rootfs', '/', 'true')) return 'podman';
  return undefined;
}

/** Returns how to build and run here, or the reason why that is not possible. */
export function findBuilder(): { builder?: Builder; missing?: string } {
  // Owners of files in the image, and the processes of another user, are looked at from outside.
  if (process.getuid?.() !== 0) return { missing: 'needs to be root' };
  const found = engine();
  if (found) return { builder: found };
  const failing = Object.entries(WITHOUT_ENGINE).find(([program, words]) => !canRun(program, ...words));
  if (!failing) return { builder: 'buildah' };
  const [program, words] = failing;
  return { missing: `needs docker, podman, or a working \`${[program, ...words].join(' ')}\`` };
}
