import path from 'node:path';

// The root is the storefront's folder, which contains node_modules. This app runs in `.cache/bench/empty`.
const config = { turbopack: { root: path.resolve('../../..') } };

export default config;
