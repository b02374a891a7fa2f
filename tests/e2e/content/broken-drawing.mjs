/** A server loads this file through NODE_OPTIONS, and then cannot encode pictures as JPEG. */
import { createRequire } from 'node:module';

const sharp = createRequire(import.meta.url)('sharp');

sharp.prototype.jpeg = () => {
  throw new Error('a broken drawing');
};
