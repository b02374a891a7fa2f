import { VARIABLES } from './environment';

const EXAMPLE_HEAD = `# All settings with their defaults. All are optional. For \`npm run dev\`, copy this file to .env.development.local and
# remove the # from the settings that you change. A production server gets its settings from its service manager.
# Written by \`npm run settings\` from lib/platform/environment.ts.
`;

const DOCUMENT_HEAD = `# Which settings does the server have?

All are optional. The server reads and checks all settings when it starts. If any is invalid, it stops with exit code 1 and
prints one line per fault. [\`.env.example\`](../.env.example) has the same list for \`npm run dev\`. Languages and origins are
separated by commas or spaces. \`npm run settings\` writes this table from \`lib/platform/environment.ts\`.

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

export function envExample(): string {
  const entries = settings().map(
    ({ name, description, defaultValue }) => `\n# ${description}\n#${name}=${defaultValue}\n`,
  );
  return EXAMPLE_HEAD + entries.join('');
}

export function settingsDocument(): string {
  const rows = settings().map(({ name, description, defaultValue }) => {
    const shown = defaultValue === '' ? '' : `\`${defaultValue}\``;
    return `| \`${name}\` | ${shown} | ${description.replaceAll('|', '\\|')} |\n`;
  });
  return DOCUMENT_HEAD + rows.join('');
}
