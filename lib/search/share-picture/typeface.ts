import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type Font, parse } from 'opentype.js';

const LETTER = /[\p{L}\p{N}]/u;

const FILES = ['fraunces-latin-300.woff', 'fraunces-latin-ext-300.woff'];

export type Typeface = {
  files: Buffer[];
  /**
   * Removes symbols that the typeface lacks, because the renderer would draw boxes. If the typeface lacks a letter or
   * number, returns an empty text, because the text without this character would be wrong.
   */
  drawable: (text: string) => string;
};

export async function readTypeface(): Promise<Typeface> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', 'fonts');
  const places = FILES.map((file) => path.join(/* turbopackIgnore: true */ folder, file));
  const files = await Promise.all(places.map((place) => readFile(/* turbopackIgnore: true */ place)));
  const fonts: Font[] = files.map((file) => parse(new Uint8Array(file).buffer, { lowMemory: true }));
  const isDrawn = (character: string) => fonts.some((font) => font.hasChar(character));
  return {
    files,
    drawable(text) {
      const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
      if (characters.some((character) => LETTER.test(character) && !isDrawn(character))) return '';
      return characters.filter(isDrawn).join('').replace(/ {2,}/g, ' ').trim();
    },
  };
}

/** Shortens a text to at most `most` characters, including an ellipsis. Cuts at the end of a word if possible. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  const words = /^(.+)\s\S*$/.exec(start)?.[1] ?? start;
  return `${words.trimEnd()}…`;
}
