/**
 * Plugin for webpack and Rspack that makes the bundler's runtime load every script by
 * `window.__girassol__.loadScript`, which sets the hash on the script element, retries, and refuses a script without a
 * known hash.
 */
export class VerifiedScriptLoadPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, Template } = compiler.webpack;
    const GuardedLoadScript = createGuardedLoadScript(compiler.webpack);
    compiler.hooks.compilation.tap('VerifiedScriptLoadPlugin', (compilation) => {
      getScriptHooks(compiler.webpack, compilation).createScript.tap('VerifiedScriptLoadPlugin', (source) =>
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

/**
 * Returns the hooks of the code that creates a script element; webpack and Rspack keep them in different places.
 * @param {any} bundler
 * @param {import('webpack').Compilation} compilation
 */
function getScriptHooks({ runtime, RuntimePlugin }, compilation) {
  return (RuntimePlugin ?? runtime.LoadScriptRuntimeModule).getCompilationHooks(compilation);
}

/** @param {import('webpack').Compiler['webpack']} bundler */
function createGuardedLoadScript({ RuntimeGlobals, RuntimeModule, Template }) {
  return class GuardedLoadScript extends RuntimeModule {
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
  };
}
