// `npm run content:schema`: writes the JSON Schema that editors complete against and docs/content.md, both from the field
// guide; unit tests see to it that they are current.
import { writeFileSync } from 'node:fs';

import { contentSchema } from '../lib/content/json-schema';
import { guideDocument } from '../lib/field-guide/markdown';

writeFileSync('content/content.schema.json', `${JSON.stringify(contentSchema(), null, 2)}\n`);
writeFileSync('docs/content.md', guideDocument());
