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
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // An abort signal of jsdom is refused by Node's fetch.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
