// Writes .env.example from the settings in environment.ts.
import { writeFileSync } from 'node:fs';

import { exampleFile } from '@/lib/platform/example';

writeFileSync('.env.example', exampleFile());
