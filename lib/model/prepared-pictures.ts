import 'server-only';

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { publicFile } from './public-files';

/** A picture in `public/` with variants from the build (scripts/build-pictures.mjs). */
export type PreparedPicture = {
  /** Part of the variants' addresses. Contains a digest, so a changed picture has new addresses. */
  name: string;
  widths: number[];
};

/** An entry of dist/pictures.json. `stat` and `digest` reveal changes since the build. */
type BuiltPicture = PreparedPicture & { stat: string; digest: string };

export const PREPARED_PREFIX = '/pictures/';

export class PreparedPictures {
  private readonly addresses: Map<string, string>;
  /** Avoids reading unchanged files again. */
  private readonly seen = new Map<string, { stat: string | undefined; isSame: boolean }>();
  private seenChanges = 0;

  constructor(
    private readonly folder: string,
    private readonly built: Record<string, BuiltPicture>,
  ) {
    this.addresses = new Map(Object.entries(built).map(([address, { name }]) => [name, address]));
  }

  /** Returns undefined if the picture is unknown, changed or deleted. */
  get(address: string): PreparedPicture | undefined {
    const picture = Object.hasOwn(this.built, address) ? this.built[address] : undefined;
    return picture && this.isAsBuilt(address, picture) ? picture : undefined;
  }

  addressOf(name: string): string | undefined {
    return this.addresses.get(name);
  }

  /** Counts detected changes of pictures. Pages rendered before a change contain outdated addresses. */
  get changes(): number {
    return this.seenChanges;
  }

  private isAsBuilt(address: string, { stat, digest }: BuiltPicture): boolean {
    const file = publicFile(this.folder, address) ?? this.folder;
    const last = this.seen.get(address) ?? { stat, isSame: true };
    const now = statText(file);
    // A copied picture, such as in a container image, counts as unchanged: its timestamp is new, but not its digest.
    const next =
      last.stat === now ? last : { stat: now, isSame: now !== undefined && digestOf(file) === digest };
    if (next.isSame !== last.isSame) this.seenChanges += 1;
    this.seen.set(address, next);
    return next.isSame;
  }
}

function statText(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.size}-${stat.mtimeMs}` : undefined;
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

let prepared: PreparedPictures | undefined;

/** Returns no pictures in `npm run dev` and in unit tests, because no server delivers variants there. */
export function preparedPictures(): PreparedPictures {
  prepared ??= read();
  return prepared;
}

function read(): PreparedPictures {
  const directory = process.cwd();
  const folder = path.join(/* turbopackIgnore: true */ directory, 'public');
  if (process.env.NODE_ENV !== 'production') return new PreparedPictures(folder, {});
  const list = readFileSync(
    path.join(/* turbopackIgnore: true */ directory, 'dist', 'pictures.json'),
    'utf8',
  );
  return new PreparedPictures(folder, JSON.parse(list) as Record<string, BuiltPicture>);
}
