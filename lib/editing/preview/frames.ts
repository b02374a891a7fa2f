import type { Change } from './comparison/changes';

/** Document paths of the entries that the preview frames on the page. */
export type Frames = {
  /** Entries that the public page does not have. */
  added: string[];
  /** Entries that differ from the public page, with the paths of their changed fields. */
  changed: { thing: string; fields: string[] }[];
};

/** Returns the entries to frame. Removed entries are not on the page, and moved entries have the same content as before. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
