// Makes the picture variants (docs/decisions/0004). File names contain a digest of picture and encoder settings, so an
// existing file is up to date.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import sharp from 'sharp';

import recipe from '../lib/model/picture-recipe.json' with { type: 'json' };
import config from '../next.config.mjs';

const SOURCES = 'public';
const TARGET = 'dist/pictures';
const { imageSizes, deviceSizes } = config(PHASE_PRODUCTION_BUILD).images;
const WIDTHS = [...imageSizes, ...deviceSizes];
// Pictures with these AVIF settings look like quality 50 with full colour, but have 30 % fewer bytes. An effort above 3
// takes three times as long and saves 3 %.
const { avif: AVIF, webp: WEBP } = recipe;
const RECIPE = JSON.stringify({ AVIF, WEBP, sharp: sharp.versions });

/** `upload/story/beans.jpg` -> `story-beans`. */
function nameOf(file) {
  const { dir, name } = path.parse(file);
  const words = [...dir.split(path.sep).slice(1), name].join('-').toLowerCase();
  return words.replace(/[^a-z\d]+/g, '-');
}

async function variants(file) {
  const source = path.join(SOURCES, file);
  const [body, { size, mtimeMs }] = await Promise.all([readFile(source), stat(source)]);
  const hash = createHash('sha256').update(RECIPE).update(body).digest('hex').slice(0, 8);
  const name = `${nameOf(file)}-${hash}`;
  // Unlike `autoOrient.width`, `metadata().width` ignores the EXIF rotation.
  const { width } = (await sharp(body).metadata()).autoOrient;
  // Without a variant in its own width, a picture's widest variant could be much narrower than the picture.
  const widest = Math.min(width, Math.max(...WIDTHS));
  const widths = [...WIDTHS.filter((candidate) => candidate < widest), widest];
  // The server compares `known` with the file, to detect a picture replaced after the build (prepared-pictures.ts).
  const digest = createHash('sha256').update(body).digest('hex');
  const known = { stat: `${size}-${mtimeMs}`, digest };
  return { file, body, name, widths, known };
}

async function make({ body, name, widths }, existing) {
  const made = [];
  for (const width of widths) {
    const picture = sharp(body).rotate().resize({ width, withoutEnlargement: true });
    for (const [format, options] of Object.entries({ avif: AVIF, webp: WEBP })) {
      const variant = `${name}-${width}.${format}`;
      made.push(variant);
      if (!existing.has(variant))
        await writeFile(path.join(TARGET, variant), await picture.clone()[format](options).toBuffer());
    }
  }
  return made;
}

await mkdir(TARGET, { recursive: true });
const existing = new Set(await readdir(TARGET));
const files = await readdir(SOURCES, { recursive: true });
const pictures = await Promise.all(files.filter((file) => /\.(?:jpe?g|png)$/i.test(file)).map(variants));
const used = new Set((await Promise.all(pictures.map((picture) => make(picture, existing)))).flat());
await Promise.all([...existing].filter((file) => !used.has(file)).map((file) => rm(path.join(TARGET, file))));

const address = (file) => `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
const entries = pictures.map(({ file, name, widths, known }) => [address(file), { name, widths, ...known }]);
await writeFile(`${TARGET}.json`, JSON.stringify(Object.fromEntries(entries)));
