import { execFileSync, spawn } from 'node:child_process';

const MAX_BYTES = 64 * 1024 * 1024;
const LAST_CHARACTERS = 5_000;

export function outputOf(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: MAX_BYTES }).trim();
}

/** Runs a program that may take minutes. */
export function run(program: string, args: string[], cwd = process.cwd()): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (text = (text + piece.toString()).slice(-LAST_CHARACTERS)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${text}`));
    });
  });
}

export function canRun(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
