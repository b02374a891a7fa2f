import type { Change } from '../comparison/changes';

/** Document paths of the entries around which the preview draws a frame. */
export type Frames = {
  /** Entries that the public page does not have. */
  added: string[];
  /** Entries that differ from the public page, with the paths of their changed fields. */
  changed: { thing: string; fields: string[] }[];
};

/** Returns the added and changed entries. Removed entries are not on the page, and moved entries are unchanged. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
