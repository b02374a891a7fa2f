import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBaseImage } from './base-image';
import { build, buildah, hasImage, unpack } from './buildah';
import type { Builder } from './builder';
import { outputOf, run } from './commands';

const NAME = 'quatorze-storefront';

/** A secret in the local settings of the build folder, which the image must not contain. */
export const PLANTED_SECRET = 'planted-secret-of-an-engineer';

type Config = {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  Healthcheck: { Test: string[] };
};

export type Image = Config & {
  name: string;
  builder: Builder;
  /** A copy of the image's file system. */
  root: string;
};

/** Builds from a clean copy of the repository. With buildah, reuses an image of the same sources. */
export async function buildImage(builder: Builder, folder: string): Promise<Image> {
  const root = path.join(folder, 'root');
  mkdirSync(root);
  if (builder === 'buildah') {
    await ensureBaseImage();
    const madeOf = sourcesDigest();
    if (!hasImage(NAME, madeOf)) await inCleanCopy((copy) => build(NAME, madeOf, copy));
    unpack(NAME, root);
    const [{ Docker }] = JSON.parse(`[${buildah('inspect', '--type=image', NAME)}]`) as [
      { Docker: { config: Config } },
    ];
    return { ...Docker.config, name: NAME, builder, root };
  }
  await inCleanCopy((copy) => run(builder, ['build', ...FORMAT[builder], '--tag', NAME, '.'], copy));
  const [{ Config: config }] = JSON.parse(outputOf(builder, 'image', 'inspect', NAME)) as [
    { Config: Config },
  ];
  const container = outputOf(builder, 'create', NAME);
  await run('sh', ['-c', `${builder} export ${container} | tar -x -C '${root}'`]);
  outputOf(builder, 'rm', container);
  return { ...config, name: NAME, builder, root };
}

/** Podman's default image format has no health checks. */
const FORMAT = { docker: [], podman: ['--format=docker'] };

/** The copy contains the files that git does not ignore, and a planted secret that must not reach the image. */
async function inCleanCopy(task: (folder: string) => Promise<void>): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), 'clean-copy-'));
  try {
    const listed = outputOf(
      'git',
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
    );
    const deleted = new Set(outputOf('git', 'ls-files', '-z', '--deleted').split('\0'));
    for (const file of listed.split('\0'))
      if (file !== '' && !deleted.has(file)) cpSync(file, path.join(copy, file));
    writeFileSync(path.join(copy, '.env.local'), `PREVIEW_SECRET=${PLANTED_SECRET}\n`);
    await task(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function sourcesDigest(): string {
  const script = "import { sourcesDigest } from './scripts/sources.mjs'; console.log(sourcesDigest())";
  return outputOf(process.execPath, '--input-type=module', '--eval', script);
}
