import { build } from 'esbuild';

/**
 * Bundles a server around the framework, or a thread of it, into one file that needs no compiler and few modules to run.
 * @param {string} entry the file that starts it
 * @param {string} outfile
 * @param {'production' | 'development'} mode
 */
export async function bundleServer(entry, outfile, mode) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // They find their own files, or libraries, by where they lie.
    external: ['next', 'piscina', 'sharp'],
    conditions: ['react-server'],
    // One package's entry for `require` (jsonc-parser) asks for its parts in a way that bundlers cannot follow.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    banner: { js: `process.env.NODE_ENV = '${mode}';` },
    legalComments: 'none',
    // The engine keeps the text of what it runs in memory. Names stay, so that errors can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    logLevel: 'warning',
  });
}
