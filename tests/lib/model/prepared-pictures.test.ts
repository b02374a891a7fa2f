import { createHash } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PreparedPictures } from '@/lib/model/prepared-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
const file = path.join(folder, 'mint leaf.jpg');
const ADDRESS = '/mint%20leaf.jpg';
const BODY = 'as it was at build';
afterAll(() => rmSync(folder, { recursive: true }));

function built(): PreparedPictures {
  writeFileSync(file, BODY);
  const { size, mtimeMs } = statSync(file);
  const digest = createHash('sha256').update(BODY).digest('hex');
  return new PreparedPictures(folder, {
    [ADDRESS]: { name: 'mint-leaf-0a1b2c3d', widths: [160], stat: `${size}-${mtimeMs}`, digest },
  });
}

test('an unchanged picture has the variants that the build prepared', () => {
  const pictures = built();

  expect(pictures.get(ADDRESS)).toMatchObject({ name: 'mint-leaf-0a1b2c3d', widths: [160] });
  expect(pictures.addressOf('mint-leaf-0a1b2c3d')).toBe(ADDRESS);
  expect(pictures.changes).toBe(0);
});

test('a picture with a different modification time but the same content keeps its variants', () => {
  const pictures = built();
  utimesSync(file, 1, 1);

  expect(pictures.get(ADDRESS)).toBeDefined();
  expect(pictures.changes).toBe(0);
});

test('a picture file with changed content has no variants, even if its size is the same', () => {
  const pictures = built();
  writeFileSync(file, BODY.toUpperCase());
  utimesSync(file, 1, 1);

  expect(pictures.get(ADDRESS)).toBeUndefined();
  expect(pictures.get(ADDRESS)).toBeUndefined();
  expect(pictures.changes).toBe(1);
});

test('a picture loses its variants while its file is missing, and regains them afterwards', () => {
  const pictures = built();
  renameSync(file, `${file}.away`);
  expect(pictures.get(ADDRESS)).toBeUndefined();
  renameSync(`${file}.away`, file);

  expect(pictures.get(ADDRESS)).toBeDefined();
  expect(pictures.changes).toBe(2);
});

test.each(['/none.jpg', 'constructor', '__proto__'])('the address %s has no prepared picture', (address) => {
  expect(built().get(address)).toBeUndefined();
});
