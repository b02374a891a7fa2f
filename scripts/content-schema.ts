// `npm run content:schema`: writes the JSON Schema and docs/content.md from the fields and the field guide.
import { writeFileSync } from 'node:fs';

import { guideDocument } from '@/lib/editing/field-guide/markdown';
import { contentSchema } from '@/lib/editing/json-schema';

writeFileSync('content/content.schema.json', `${JSON.stringify(contentSchema(), null, 2)}\n`);
writeFileSync('docs/content.md', guideDocument());
