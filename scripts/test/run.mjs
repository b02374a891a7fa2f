import { spawn, spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';

export function runOrExit(command, ...words) {
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', shell });
  if (status === 0) return;
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  console.error(`\n${[command, ...words].join(' ')} failed; the remaining steps were not run.`);
  process.exit(1);
}

export async function runAsync(command, ...words) {
  const startedAt = performance.now();
  const isGood = await hasSucceeded(spawn(command, words, { stdio: 'inherit', shell }));
  printEnd([command, ...words], isGood, startedAt);
  return isGood;
}

export async function runBuffered(command, ...words) {
  const startedAt = performance.now();
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], shell });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
  const isGood = await hasSucceeded(child);
  printEnd([command, ...words], isGood, startedAt);
  process.stdout.write(Buffer.concat(output));
  return isGood;
}

/** Names the command, because several commands run at the same time. */
function printEnd(command, isGood, startedAt) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`\n${command.join(' ')}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s\n`);
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
