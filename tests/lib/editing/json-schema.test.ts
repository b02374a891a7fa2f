import { readdirSync, readFileSync } from 'node:fs';

import { contentSchema } from '@/lib/editing/json-schema';
import { aDocument } from '@/tests/content';
import { acceptsDocument } from '@/tests/json-schema';

const DOCUMENTS = readdirSync('content').filter((name) => /^[a-z0-9-]+(?:\.[a-z]{2})?\.json$/.test(name));

test('content.schema.json matches the schema of the parser', () => {
  const onDisk: unknown = JSON.parse(readFileSync('content/content.schema.json', 'utf8'));

  expect(onDisk).toEqual(JSON.parse(JSON.stringify(contentSchema())));
});

test.each(DOCUMENTS)('the schema accepts content/%s', (name) => {
  acceptsDocument(JSON.parse(readFileSync(`content/${name}`, 'utf8')));

  expect(acceptsDocument.errors).toBeNull();
});

test('the schema refuses an invalid colour', () => {
  const flavours = [{ ID: '1', ACCENT: 'brownish' }];

  expect(acceptsDocument(aDocument({ home: { flavours } }))).toBe(false);
});
