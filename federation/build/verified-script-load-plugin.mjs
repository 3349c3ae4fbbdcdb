import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Webpack plugin that makes webpack's runtime load every script by `window.__girassol__.loadScript`, which
 * sets the hash on the script element, retries, and refuses a script without a known hash.
 */
export class VerifiedScriptLoadPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('VerifiedScriptLoadPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('VerifiedScriptLoadPlugin', (source) =>
        Template.asString([
          source,
          'script.crossOrigin = "anonymous";',
          'script.integrity = window.__girassol__.integrityOf(url) || "";',
        ]),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('VerifiedScriptLoadPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new GuardedLoadScript());
        });
    });
  }
}

class GuardedLoadScript extends RuntimeModule {
  constructor() {
    super('guarded load script', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      // Libraries inside a remote ask the bundler for the nonce of styles. The shell sets its own when it starts.
      `if (window.__girassol__) ${RuntimeGlobals.scriptNonce} = window.__girassol__.nonce;`,
      `var loadOnce = ${load};`,
      `${load} = function (url, done, key, chunkId, priority) {`,
      Template.indent([
        'window.__girassol__.loadScript(url, function (settled) {',
        Template.indent('loadOnce(url, settled, key, chunkId, priority);'),
        '}, done);',
      ]),
      '};',
    ]);
  }
}
