const { createRequire } = require('node:module');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/**
 * Modules that import others natively at run time (PGlite) cannot run inside jest's sandbox: `native-module.cjs` takes them
 * from outside it.
 */
module.exports = class NodeEnvironmentWithNativeModules extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.requireNatively = createRequire(__filename);
  }
};
