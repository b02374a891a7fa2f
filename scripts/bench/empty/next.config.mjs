import path from 'node:path';

// It is copied to `.cache/bench/empty` and uses the storefront's own packages.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
