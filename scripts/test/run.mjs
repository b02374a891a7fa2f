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

/** Like `run`, beside others: what it says is seen as it says it. */
export async function runBeside(command, ...words) {
  const since = performance.now();
  const isGood = await ended(spawn(command, words, { stdio: 'inherit', shell }));
  tellEnd([command, ...words], isGood, since);
  return isGood;
}

/** Like `run`, beside others: what it says is seen in one piece when it has ended. */
export async function runQuietly(command, ...words) {
  const since = performance.now();
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], shell });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  const isGood = await ended(child);
  tellEnd([command, ...words], isGood, since);
  process.stdout.write(Buffer.concat(said));
  return isGood;
}

/** Says how a command ended and how long it took: the parts of a run overlap, so their sum says nothing of each. */
function tellEnd(command, isGood, since) {
  const seconds = Math.round((performance.now() - since) / 1000);
  process.stdout.write(`\n${command.join(' ')}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s\n`);
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${child.spawnfile} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
}
