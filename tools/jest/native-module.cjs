/** Transforms a module into a look-up of the same file outside jest's module registry: loaded once in the life of a worker. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = requireNatively(${JSON.stringify(path)});` }),
  getCacheKey: (_source, path) => `native-module-1-${Buffer.from(path).toString('hex').slice(-200)}`,
};
