import type { Change } from './changes';

/** What the preview frames on the page, by path in the document. */
export type Frames = {
  /** Entries that the public page does not have. */
  added: string[];
  /** Entries that differ from the public page, with the changed fields. */
  changed: { thing: string; fields: string[] }[];
};

/** Returns what to frame. Removed entries are not on the page, and moved ones have not changed. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
