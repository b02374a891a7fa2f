import type { Change } from '../comparison/changes';

/** Document paths of the entries that get a frame. */
export type Frames = {
  added: string[];
  changed: { thing: string; fields: string[] }[];
};

/** Leaves out moved entries, because their content is unchanged. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
