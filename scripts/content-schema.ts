// `npm run content:schema`: writes the JSON Schema that editors complete against; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { contentSchema } from '../lib/content/json-schema';

const FILE = 'content/content.schema.json';
const current = `${JSON.stringify(contentSchema(), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, current);
else if (readFileSync(FILE, 'utf8') !== current) {
  console.error(`${FILE} is out of date: run npm run content:schema`);
  process.exit(1);
}
