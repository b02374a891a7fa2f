import path from 'node:path';

// Runs from a copy in `.cache/bench/empty` with the storefront's packages.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
