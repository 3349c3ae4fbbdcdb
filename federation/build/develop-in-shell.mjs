import http from 'node:http';
import https from 'node:https';
import { requireFreePort } from './require-free.mjs';
import { serveRemoteToReleasedShell } from './serve-remote-to-released-shell.mjs';

/** A remote that is compiling is waited for so long, milliseconds. */
const PATIENCE = 120_000;

/**
 * Serves one remote from its sources inside the shell of any server: `http://localhost:<port>` proxies that server and
 * adds this remote to its pages. The server is not changed, and other users see no difference.
 *
 * @param {object} options
 * @param {string} options.folder of the remote
 * @param {string} options.name
 * @param {string} options.origin of the server
 * @param {number} options.port
 * @param {(page: import('../src/page/index-page').ServedPage, inWork: import('../src/page/index-page').RemoteInDevelopment, hosts: { from: string, to: string }) => import('../src/page/index-page').ServedPage} options.edit
 */
export async function developInShell({ folder, name, origin, port, edit }) {
  await requireFreePort(port);
  const baseUrl = `/releases/${name}/development/`;
  const hosts = { from: new URL(origin).host, to: `localhost:${port}` };

  async function pageWithRemote(page) {
    const answer = await fetch(`http://${hosts.to}${baseUrl}remote.json`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`GF-008 ${name} does not compile: its errors are in the terminal.`);
    return edit(page, { manifest: await answer.json(), baseUrl }, hosts);
  }

  await serveRemoteToReleasedShell({
    folder,
    port,
    options: {
      // Events of the server must not wait in a buffer.
      compress: false,
      devMiddleware: { publicPath: baseUrl },
      setupMiddlewares: (given) => [
        ...given,
        { name: 'shell', middleware: createShellProxy(origin, pageWithRemote) },
      ],
    },
  });
}

/**
 * Returns a middleware that passes every request on to a server and edits its index pages.
 * @param {string} origin
 * @param {(page: { html: string, policy: string }) => Promise<{ html: string, policy: string }>} pageWithRemote
 */
function createShellProxy(origin, pageWithRemote) {
  const { request: ask } = origin.startsWith('https:') ? https : http;

  return (/** @type {http.IncomingMessage} */ request, /** @type {http.ServerResponse} */ response) => {
    const target = new URL(request.url ?? '/', origin);
    const headers = { ...request.headers, host: target.host };
    if (headers.origin) headers.origin = target.origin;
    // A compressed page cannot be edited.
    if (request.headers.accept?.includes('text/html')) headers['accept-encoding'] = 'identity';

    const asked = ask(target, { method: request.method, headers }, (answer) => {
      const { statusCode = 502 } = answer;
      if (!/text\/html/.test(answer.headers['content-type'] ?? '')) {
        response.writeHead(statusCode, atHome(answer.headers, origin));
        answer.pipe(response);
        return;
      }
      sendPage(answer, response, origin, pageWithRemote).catch((error) => fail(response, error.message));
    });
    asked.on('error', (error) => fail(response, `GF-702 ${origin} does not answer (${error.message}).`));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  };
}

async function sendPage(answer, response, origin, pageWithRemote) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const served = {
    html: Buffer.concat(chunks).toString('utf8'),
    policy: answer.headers['content-security-policy'] ?? '',
  };
  // Documents of the server have no remotes in them.
  const page = served.html.includes('id="girassol-page"') ? await pageWithRemote(served) : served;
  // A remote in development has no hashes: the browser would refuse its scripts.
  const {
    'content-length': _length,
    'integrity-policy': _policy,
    ...headers
  } = atHome(answer.headers, origin);
  response.writeHead(answer.statusCode ?? 200, { ...headers, 'content-security-policy': page.policy });
  response.end(page.html);
}

/** Headers as they must be at another address, without encryption. */
function atHome({ 'strict-transport-security': _secure, ...headers }, origin) {
  return {
    ...headers,
    ...(headers.location && { location: headers.location.replace(origin, '') }),
    ...(headers['set-cookie'] && {
      'set-cookie': headers['set-cookie'].map((cookie) => cookie.replace(/;\s*Secure/i, '')),
    }),
  };
}

function fail(response, message) {
  if (response.headersSent) return response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(message);
}
