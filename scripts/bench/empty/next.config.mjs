import path from 'node:path';

// This app runs from a copy in `.cache/bench/empty`. It uses the storefront's packages, three folders above.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
