// Writes .env.example anew, after a change of lib/config/environment.ts.
import { writeFileSync } from 'node:fs';

import { exampleFile } from '../lib/config/example';

writeFileSync('.env.example', exampleFile());
