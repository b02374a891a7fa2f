import path from 'node:path';

// This app runs in `.cache/bench/empty`, three folders below the storefront's packages.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
