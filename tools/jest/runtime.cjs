const Runtime = require('jest-runtime').default;
const { sourceMaps } = require('./native-sources.cjs');

/** Jest's runtime, which also knows the source maps of what was loaded outside its registry. */
module.exports = class RuntimeWithNativeSources extends Runtime {
  getSourceMaps() {
    const own = super.getSourceMaps();
    // Read when a stack is formatted, by when more may have been loaded.
    return {
      get: (path) => sourceMaps.get(path) ?? own.get(path),
      [Symbol.iterator]: () => own[Symbol.iterator](),
    };
  }
};
