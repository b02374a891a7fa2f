// `npm run content:schema`
import { writeFileSync } from 'node:fs';

import { guideDocument } from '@/lib/editing/field-guide/markdown';
import { contentSchema } from '@/lib/editing/json-schema';

writeFileSync('content/content.schema.json', `${JSON.stringify(contentSchema(), null, 2)}\n`);
writeFileSync('docs/content.md', guideDocument());
