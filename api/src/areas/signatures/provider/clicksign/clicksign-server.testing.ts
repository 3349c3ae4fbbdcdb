import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignatureProvider } from '../signature-provider';
import { type ClicksignSettings, createClicksignProvider } from './index';

/** Secret with which the Clicksign test server signs its webhooks. */
export const TEST_WEBHOOK_SECRET = 'segredo-dos-avisos';
const TOKEN = 'token-da-instalacao';

interface ReceivedRequest {
  method: string;
  path: string;
  body: { data?: { type?: string; attributes?: Record<string, unknown>; relationships?: unknown } };
}

/**
 * Behaviour of the Clicksign test server. `well`: normal responses; `down`: 500; `silent`: no response;
 * `garbage`: no JSON; `unknown`: the token is invalid; `refuses`: 422.
 */
export type ClicksignServerMode = 'well' | 'down' | 'silent' | 'garbage' | 'unknown' | 'refuses';

/** Test server in place of Clicksign, with the requests received and the envelope's state to return. */
export interface ClicksignServer {
  settings: ClicksignSettings;
  mood: ClicksignServerMode;
  asked: ReceivedRequest[];
  /** Status that the server returns for envelopes. */
  status: string;
  events: object[];
  /** The sealed file; null while it is not there. */
  file: Buffer | null;
  /** Keys of the signers that it was given, in order. */
  signers: string[];
  close(): Promise<void>;
}

/**
 * Creates a signature provider for tests whose Clicksign test server starts after the app was built. Calls
 * fail until `clicksign.provider` is set.
 */
export function createDeferredClicksign(): {
  clicksign: { provider: SignatureProvider };
  provider: SignatureProvider;
} {
  const settings = { url: 'http://127.0.0.1:1', token: TOKEN, secret: TEST_WEBHOOK_SECRET, patienceMs: 500 };
  const clicksign = { provider: createClicksignProvider(settings) };
  return {
    clicksign,
    provider: {
      name: 'clicksign',
      label: 'Clicksign',
      get outside() {
        return clicksign.provider.outside;
      },
    },
  };
}

/** Builds an event of a Clicksign envelope for tests, as Clicksign's list of events contains it. */
export const buildEnvelopeEvent = (name: string, signer: string, more: object = {}) => ({
  id: `event-${name}`,
  type: 'events',
  attributes: {
    name,
    created: '2026-11-23T12:00:00.000-03:00',
    data: { signer: { key: signer, email: 'maria@exemplo.com.br', sign_as: 'sign' }, ...more },
  },
});

/** Builds a webhook request of Clicksign for tests, signed with the secret. */
export function buildSignedWebhook(key: string, name = 'sign', secret = TEST_WEBHOOK_SECRET) {
  const payload = JSON.stringify({
    event: { name, data: { user: {}, account: {} }, occurred_at: '2026-11-23T12:00:00.000-03:00' },
    envelope: { key, status: 'running' },
    document: { key: 'document-1', path: '/contrato.pdf' },
  });
  const digest = createHmac('sha256', secret).update(payload).digest('hex');
  return { payload, headers: { 'content-type': 'application/json', 'content-hmac': `sha256=${digest}` } };
}

/**
 * Starts a test server that responds like version 3 of Clicksign's API, by its public manual. Its responses
 * contain fields that the product does not read on purpose.
 */
export async function startClicksignServer(): Promise<ClicksignServer> {
  let made = 0;
  const pretended = {
    mood: 'well' as ClicksignServerMode,
    asked: [] as ReceivedRequest[],
    status: 'running',
    events: [] as object[],
    file: null as Buffer | null,
    signers: [] as string[],
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const method = request.method ?? '';
    if (path === '/files/signed.pdf') {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(pretended.file);
      return;
    }
    const text = Buffer.concat(chunks).toString();
    const asked: ReceivedRequest = { method, path, body: text === '' ? {} : JSON.parse(text) };
    pretended.asked.push(asked);
    const isKnown = request.headers.authorization === TOKEN;
    if (pretended.mood === 'silent') return;
    if (pretended.mood === 'down') return say(response, 500, { errors: [] });
    if (pretended.mood === 'unknown' || !isKnown)
      return say(response, 401, { errors: [{ detail: 'Access token inválido' }] });
    if (pretended.mood === 'garbage') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Manutenção</h1>');
      return;
    }
    if (pretended.mood === 'refuses')
      return say(response, 422, {
        errors: [{ title: 'email', detail: 'E-mail não é permitido', code: '100' }],
      });
    if (method === 'GET') return say(response, 200, found(path));
    if (method === 'PATCH') return say(response, 200, { data: { id: 'x', type: 'envelopes' } });
    const type = asked.body.data?.type ?? '';
    made += 1;
    const id = `${type}-${made}`;
    if (type === 'signers') pretended.signers.push(id);
    return say(response, 201, { data: { id, type, links: { self: `https://x/${id}` }, attributes: {} } });
  });

  function found(path: string): object {
    if (path.endsWith('/events')) return { data: pretended.events };
    if (path.endsWith('/documents')) {
      const signed = pretended.file ? `${url()}/files/signed.pdf` : null;
      return { data: [{ id: 'document-1', type: 'documents', links: { files: { original: 'x', signed } } }] };
    }
    return {
      data: { id: 'envelopes-1', type: 'envelopes', attributes: { name: 'x', status: pretended.status } },
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(pretended, {
    settings: { url: url(), token: TOKEN, secret: TEST_WEBHOOK_SECRET, patienceMs: 500 },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const say = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify(body));
