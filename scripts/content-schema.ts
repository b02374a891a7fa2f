// `npm run content:schema`: writes the JSON Schema that editors complete against; a unit test sees to it that it is current.
import { writeFileSync } from 'node:fs';

import { contentSchema } from '../lib/content/json-schema';

writeFileSync('content/content.schema.json', `${JSON.stringify(contentSchema(), null, 2)}\n`);
