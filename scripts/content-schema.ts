// `npm run content:schema`: writes the JSON Schema that editors complete against and docs/content.md, both from the field
// guide; unit tests see to it that they are current.
import { writeFileSync } from 'node:fs';

import { guideDocument } from '@/lib/editing/field-guide/markdown';
import { contentSchema } from '@/lib/editing/json-schema';

writeFileSync('content/content.schema.json', `${JSON.stringify(contentSchema(), null, 2)}\n`);
writeFileSync('docs/content.md', guideDocument());
