import type { Change } from './changes';

/** What is framed on the page, by its place in the document. */
export type Frames = {
  /** Things that the public page does not have. */
  added: string[];
  /** Things that are not as in public, with the fields that make the difference. */
  changed: { thing: string; fields: string[] }[];
};

/** What is gone has no place on the page, and what has only moved is as it was. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
