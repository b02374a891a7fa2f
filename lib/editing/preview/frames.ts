import type { Change } from '../comparison/changes';

/** Document paths of the entries around which the preview draws a frame. */
export type Frames = {
  added: string[];
  changed: { thing: string; fields: string[] }[];
};

/** Returns the paths of the entries that get a frame. Moved entries get no frame, because the content is unchanged. */
export function framesOf(differences: Change[]): Frames {
  return {
    added: differences.filter(({ kind }) => kind === 'added').map(({ path }) => path),
    changed: differences
      .filter(({ kind }) => kind === 'changed')
      .map(({ path, fields }) => ({ thing: path, fields: fields.map((field) => field.path) })),
  };
}
