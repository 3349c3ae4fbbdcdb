const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks a few globals that every browser has and that React Router and the API client use: Node's own serve. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TransformStream',
  'ReadableStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    // A file whose tests look at styles says so in its first comment: `@styles`.
    this.global.testsLookAtStyles = 'styles' in context.docblockPragmas;
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // An abort signal of jsdom is refused by Node's fetch.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    acceptNodeSignals(this.global.EventTarget.prototype);
  }
};

/** jsdom's `addEventListener` in turn refuses Node's signals: it is given a listener that the signal removes. */
function acceptNodeSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (!(options?.signal instanceof AbortSignal))
      return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}
