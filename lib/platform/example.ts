import { VARIABLES } from './environment';

const HEAD = `# Every setting, with its default. None is needed. For \`npm run dev\` copy this file to .env.development.local and take
# the # from what you change; a server in production gets its settings from its service manager.
# Written by \`npm run env:example\` from lib/platform/environment.ts.
`;

/** What .env.example is to contain. */
export function exampleFile(): string {
  const entries = Object.entries(VARIABLES.shape).map(([name, variable]) => {
    const { data } = variable.safeParse(undefined);
    const value = typeof data === 'string' || typeof data === 'number' ? data : '';
    return `\n# ${variable.description}\n#${name}=${value}\n`;
  });
  return HEAD + entries.join('');
}
