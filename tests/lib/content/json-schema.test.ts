import { readFileSync } from 'node:fs';

import { contentSchema } from '@/lib/content/json-schema';

test('the schema that editors complete against is the one of the parser', () => {
  const onDisk: unknown = JSON.parse(readFileSync('content/content.schema.json', 'utf8'));

  expect(onDisk).toEqual(JSON.parse(JSON.stringify(contentSchema())));
});
