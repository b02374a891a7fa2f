/** Simulates a fault of the program in a server (NODE_OPTIONS): no picture can be encoded as JPEG. */
import { createRequire } from 'node:module';

const sharp = createRequire(import.meta.url)('sharp');

sharp.prototype.jpeg = () => {
  throw new Error('a broken drawing');
};
