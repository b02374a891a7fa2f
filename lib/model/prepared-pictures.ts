import 'server-only';

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { publicFile } from './public-files';

/** A picture of `public/` whose variants were made at build (scripts/build-pictures.mjs). */
export type PreparedPicture = {
  /** With a digest of the picture, so that a variant's address is never that of another picture. */
  name: string;
  widths: number[];
};

/** What the build wrote down of a picture, besides its variants, to know it again. */
type BuiltPicture = PreparedPicture & { stat: string; digest: string };

/** Where the server in front answers with variants made at build. */
export const PREPARED_PREFIX = '/pictures/';

/** The pictures whose variants were made at build, by address, as long as their files are what they were then. */
export class PreparedPictures {
  private readonly addresses: Map<string, string>;
  /** What was last seen of a file. Only one that has changed since is read. */
  private readonly seen = new Map<string, { stat: string | undefined; isSame: boolean }>();
  private seenChanges = 0;

  constructor(
    private readonly folder: string,
    private readonly built: Record<string, BuiltPicture>,
  ) {
    this.addresses = new Map(Object.entries(built).map(([address, { name }]) => [name, address]));
  }

  /** The variants of a picture; undefined for one that is not known, has been replaced, or is gone. */
  get(address: string): PreparedPicture | undefined {
    const picture = Object.hasOwn(this.built, address) ? this.built[address] : undefined;
    return picture && this.isAsBuilt(address, picture) ? picture : undefined;
  }

  /** The address of the picture that variants of this name were made of. */
  addressOf(name: string): string | undefined {
    return this.addresses.get(name);
  }

  /** How often one of them was seen replaced or put back: a page that was rendered before names variants of before. */
  get changes(): number {
    return this.seenChanges;
  }

  private isAsBuilt(address: string, { stat, digest }: BuiltPicture): boolean {
    const file = publicFile(this.folder, address) ?? this.folder;
    const last = this.seen.get(address) ?? { stat, isSame: true };
    const now = statText(file);
    // A copy of the folder, as in a container image, has other times and the same pictures.
    const next =
      last.stat === now ? last : { stat: now, isSame: now !== undefined && digestOf(file) === digest };
    if (next.isSame !== last.isSame) this.seenChanges += 1;
    this.seen.set(address, next);
    return next.isSame;
  }
}

/** What changes with a file; undefined where there is none. */
function statText(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.size}-${stat.mtimeMs}` : undefined;
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

let prepared: PreparedPictures | undefined;

/** Those of this process's own folder; none in `next dev` and unit tests, which have no server in front to answer. */
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
