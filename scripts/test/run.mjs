import { spawn, spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';

/** Runs a command with its output shown at once and returns whether it succeeded. */
function run(command, ...words) {
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', shell });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  return status === 0;
}

/** Runs a command and exits if it fails. */
export function runOrExit(command, ...words) {
  if (run(command, ...words)) return;
  console.error(`\n${[command, ...words].join(' ')} failed; the remaining steps were not run.`);
  process.exit(1);
}

/** Like `run`, but asynchronous. */
export function runAsync(command, ...words) {
  return hasSucceeded(spawn(command, words, { stdio: 'inherit', shell }));
}

/** Like `run`, but asynchronous and with all output at the end. */
export async function runBuffered(command, ...words) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], shell });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
  const isGood = await hasSucceeded(child);
  process.stdout.write(`\n${[command, ...words].join(' ')}: ${isGood ? 'passed' : 'FAILED'}\n`);
  process.stdout.write(Buffer.concat(output));
  return isGood;
}

function hasSucceeded(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${child.spawnfile} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
}
