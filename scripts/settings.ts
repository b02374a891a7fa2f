// `npm run settings`
import { writeFileSync } from 'node:fs';

import { envExample, settingsDocument } from '@/lib/platform/settings-files';

writeFileSync('.env.example', envExample());
writeFileSync('docs/settings.md', settingsDocument());
