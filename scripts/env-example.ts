// Writes .env.example anew, after a change of lib/platform/environment.ts.
import { writeFileSync } from 'node:fs';

import { exampleFile } from '@/lib/platform/example';

writeFileSync('.env.example', exampleFile());
