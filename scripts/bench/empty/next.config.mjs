import path from 'node:path';

// This app runs from a copy in `.cache/bench/empty`. The storefront's packages are three folders above this copy.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
