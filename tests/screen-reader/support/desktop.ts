import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { type Engine, isInstalled as isEngineInstalled, startEngine } from '../../browsers/support/engines';
import { preparePrograms, startDisplay } from '../../browsers/support/programs';

import { ScreenReader } from './screen-reader';

import { waitForOutput } from '@/tests/wait-for-output';

const PROGRAMS = ['orca', 'speech-dispatcher', 'openbox', 'xdotool', 'dbus-daemon'];

export const isInstalled = () =>
  isEngineInstalled('firefox') && PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`));

const SETTINGS = path.resolve('tests/screen-reader/desktop');

/** Matches nothing, so that `waitForOutput` only reports an exit. */
const NO_OUTPUT = /(?!)/;

export type Desktop = { reader: ScreenReader; driver: Engine['driver']; stop: () => Promise<void> };

/** Starts a desktop in which Orca reads Firefox and writes its speech to a file (desktop/speech-dispatcher). */
export async function startDesktop(): Promise<Desktop> {
  const { home, run, stop } = await preparePrograms('screen-reader');
  const runtime = path.join(home, 'run');
  const socket = path.join(runtime, 'speech.sock');
  await Promise.all([
    mkdir(runtime, { mode: 0o700 }),
    cp(path.join(SETTINGS, 'orca'), path.join(home, '.local/share/orca'), { recursive: true }),
  ]);
  try {
    const env: Record<string, string> = {
      DISPLAY: await startDisplay(run),
      XDG_RUNTIME_DIR: runtime,
      GSETTINGS_BACKEND: 'memory',
      GNOME_ACCESSIBILITY: '1', // makes Firefox build its accessibility tree, because no desktop setting does
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
      LC_ALL: 'C.UTF-8',
      PATH: '/usr/bin:/bin', // Orca needs the Python of the Linux distribution
    };
    const bus = run('dbus-daemon', ['--session', '--nofork', '--print-address=1'], env);
    [env.DBUS_SESSION_BUS_ADDRESS = ''] = await waitForOutput(bus, /unix:\S+/);
    run('openbox', ['--config-file', `${SETTINGS}/openbox.xml`], env);
    const speech = run(
      'speech-dispatcher',
      ['-s', '-C', `${SETTINGS}/speech-dispatcher`, '-c', 'unix_socket', '-S', socket],
      env,
    );
    await waitForOutput(speech, /waiting for clients/);
    const reader = new ScreenReader(path.join(home, 'spoken.txt'), env.DISPLAY ?? '');
    const orca = run('python3', [`${SETTINGS}/start-orca.py`], env);
    await Promise.race([reader.says(/^Screen reader on/), waitForOutput(orca, NO_OUTPUT)]);
    const engine = await startEngine('firefox', { reducedMotion: true, env });
    return { reader, driver: engine.driver, stop: () => engine.stop().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}
