import { canRun, outputOf } from './commands';

/** How images are built and containers run on this machine. */
export type Builder = 'docker' | 'podman' | 'buildah';

/** Programs that build and run without an engine, and what each is asked to show that it is installed. */
const WITHOUT_ENGINE = {
  buildah: '--version',
  debootstrap: '--version',
  bwrap: '--version',
  setpriv: '--version',
};

/** `docker` and `podman` are often installed where no container can run: without a daemon, or inside another container. */
function engine(): Builder | undefined {
  if (canRun('docker', 'info')) return 'docker';
  if (canRun('podman', 'run', '--rm', '--rootfs', '/', 'true')) return 'podman';
  return undefined;
}

/** Returns how to build here, or the reason why nothing can be built. */
export function findBuilder():
  { builder: Builder; missing?: undefined } | { builder?: undefined; missing: string } {
  const found = engine();
  if (found) return { builder: found };
  const missing = Object.entries(WITHOUT_ENGINE).filter(([program, word]) => !canRun(program, word));
  if (missing.length > 0)
    return { missing: `needs docker, podman or ${missing.map(([program]) => program).join(', ')}` };
  if (outputOf('id', '-u') !== '0') return { missing: 'needs docker, podman or to be root' };
  return { builder: 'buildah' };
}
