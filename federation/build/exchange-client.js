// Runs in the browser, in the container of a remote that is served to a released shell. Hears of every compilation
// and has the platform take the new code; says on the page, and in its console, what stands in the way.
import { watchThrows } from './watch-throws.js';

const { remote, socket } = Object.fromEntries(new URLSearchParams(__resourceQuery));

/** Milliseconds until a server that went away is looked for again. */
const PAUSE = 1_000;

// Each compilation brings this client again; the first one stays.
const mark = Symbol.for(`girassol.exchange.${remote}`);
if (!window[mark]) {
  window[mark] = true;
  listen();
}

function listen() {
  const say = noticeStrip();
  watchThrows(__webpack_public_path__, (message) => say(`${remote} lançou um erro: ${message}`));
  let running = __webpack_hash__;
  let newest = running;
  let isBusy = false;
  let mustReload = false;

  async function takeNewest() {
    if (mustReload) return window.location.reload();
    if (isBusy) return;
    isBusy = true;
    while (running !== newest) {
      const taken = newest;
      try {
        await exchangeFor(taken);
        say(null);
      } catch (error) {
        console.error(error);
        say(`A mudança em ${remote} não iniciou (${error.message}). Na tela continua o que havia antes.`);
      }
      running = taken;
    }
    isBusy = false;
  }

  const hear = {
    hash(hash) {
      newest = hash;
    },
    ok() {
      if (running === newest) say(null);
      return takeNewest();
    },
    warnings: (_warnings, { preventReloading } = {}) => !preventReloading && hear.ok(),
    errors([{ message, moduleName, file }]) {
      const text = `${remote} não compila: ${[moduleName ?? file, shortenMessage(message)].filter(Boolean).join(': ')}`;
      console.error(text);
      say(text);
    },
    // Its definition is another: the page's registry was made from the one before.
    'static-changed'() {
      mustReload = true;
    },
  };

  function connect() {
    const connection = new WebSocket(socket);
    connection.onmessage = ({ data: text }) => {
      const { type, data, params } = JSON.parse(text);
      hear[type]?.(data, params);
    };
    connection.onclose = () => {
      say(`O servidor de desenvolvimento de ${remote} não responde. A página continua com o último código.`);
      setTimeout(connect, PAUSE);
    };
  }
  connect();
}

/** The platform takes the code of a compilation. An older shell cannot: there the page is loaded again. */
async function exchangeFor(hash) {
  const platform = window.__girassol__;
  const { entry = '', container = '' } =
    platform.registry().remotes.find(({ name }) => name === remote) ?? {};
  if (!platform.exchange) return window.location.reload();
  // The bundler keeps chunks here by name, for whoever comes next: they are of the code before.
  Reflect.deleteProperty(window, `webpackChunk${container}`);
  await platform.exchange(remote, `${entry.split('?')[0]}?${hash}`);
}

/** Returns a compiler message without the loader's stack; the terminal shows the whole message. */
const shortenMessage = (message) =>
  message
    .replace(/^Module build failed \(from .*\):\n/, '')
    .replace(/\s*(Caused by|Stack backtrace):.*/s, '');

/** A strip at the bottom of the page; null takes it away. Only whoever develops sees it. */
function noticeStrip() {
  const strip = document.createElement('div');
  strip.setAttribute('role', 'status');
  strip.dataset.inWork = remote;
  Object.assign(strip.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '40vh',
    overflow: 'auto',
    padding: 'var(--g-space-8) var(--g-space-24)',
    background: 'var(--g-warn-soft)',
    color: 'var(--g-warn-ink)',
    font: '13px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  return (text) => {
    strip.textContent = text;
    if (text) document.body.append(strip);
    else strip.remove();
  };
}
