import { build } from 'esbuild';

/**
 * Bundles an entry into one file for Node.
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
    // These packages load files relative to their own folder.
    external: ['next', 'piscina', 'sharp'],
    conditions: ['react-server'],
    // jsonc-parser's CommonJS entry uses a `require` that bundlers cannot follow.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    banner: { js: `process.env.NODE_ENV = '${mode}';` },
    legalComments: 'none',
    // Minified, because Node keeps the source text in memory. Identifiers stay readable for error messages.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    logLevel: 'warning',
  });
}
