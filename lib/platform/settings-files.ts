import { VARIABLES } from './environment';

const EXAMPLE_HEAD = `# Every setting, with its default. None is needed. For \`npm run dev\` copy this file to .env.development.local and remove
# the # from what you change. A server in production gets its settings from its service manager.
# Written by \`npm run settings\` from lib/platform/environment.ts.
`;

const DOCUMENT_HEAD = `# Which settings does the server have?

None is needed. The server reads and checks all of them when it starts. A fault ends the start with exit code 1 and one line
per fault. [\`.env.example\`](../.env.example) has the same list for \`npm run dev\`. Several values of one setting are separated
by commas or spaces. \`npm run settings\` writes this table from \`lib/platform/environment.ts\`.

| setting | default | what it does |
| --- | --- | --- |
`;

type Setting = { name: string; description: string; defaultValue: string };

function settings(): Setting[] {
  return Object.entries(VARIABLES.shape).map(([name, variable]) => {
    const { data } = variable.safeParse(undefined);
    const defaultValue = typeof data === 'string' || typeof data === 'number' ? String(data) : '';
    return { name, description: variable.description ?? '', defaultValue };
  });
}

/** Returns the content of `.env.example`. */
export function exampleFile(): string {
  const entries = settings().map(
    ({ name, description, defaultValue }) => `\n# ${description}\n#${name}=${defaultValue}\n`,
  );
  return EXAMPLE_HEAD + entries.join('');
}

/** Returns the content of `docs/settings.md`. */
export function settingsDocument(): string {
  const rows = settings().map(({ name, description, defaultValue }) => {
    const shown = defaultValue === '' ? '' : `\`${defaultValue}\``;
    return `| \`${name}\` | ${shown} | ${description.replaceAll('|', '\\|')} |\n`;
  });
  return DOCUMENT_HEAD + rows.join('');
}
