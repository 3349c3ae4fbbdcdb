import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignatureProvider } from '../signature-provider';
import { type ClicksignSettings, openClicksign } from './index';

export const SECRET = 'segredo-dos-avisos';
const TOKEN = 'token-da-instalacao';

interface Asked {
  method: string;
  path: string;
  body: { data?: { type?: string; attributes?: Record<string, unknown>; relationships?: unknown } };
}

/** `down`: 500; `silent`: it never answers; `garbage`: no JSON; `unknown`: our token is none; `refuses`: 422. */
export type Mood = 'well' | 'down' | 'silent' | 'garbage' | 'unknown' | 'refuses';

export interface PretendClicksign {
  settings: ClicksignSettings;
  mood: Mood;
  asked: Asked[];
  /** What it says of envelopes from now on. */
  status: string;
  events: object[];
  /** The sealed file; null while it is not there. */
  file: Buffer | null;
  /** Keys of the signers that it was given, in order. */
  signers: string[];
  close(): Promise<void>;
}

/**
 * A provider whose server starts after the product was built: until `clicksign.provider` is set to one with its address,
 * nobody answers.
 */
export function clicksignToCome(): {
  clicksign: { provider: SignatureProvider };
  provider: SignatureProvider;
} {
  const settings = { url: 'http://127.0.0.1:1', token: TOKEN, secret: SECRET, patienceMs: 500 };
  const clicksign = { provider: openClicksign(settings) };
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

/** An event as it stands in the list of an envelope. */
export const happened = (name: string, signer: string, more: object = {}) => ({
  id: `event-${name}`,
  type: 'events',
  attributes: {
    name,
    created: '2026-11-23T12:00:00.000-03:00',
    data: { signer: { key: signer, email: 'maria@exemplo.com.br', sign_as: 'sign' }, ...more },
  },
});

/** A webhook as it is sent, signed. */
export function told(key: string, name = 'sign', secret = SECRET) {
  const payload = JSON.stringify({
    event: { name, data: { user: {}, account: {} }, occurred_at: '2026-11-23T12:00:00.000-03:00' },
    envelope: { key, status: 'running' },
    document: { key: 'document-1', path: '/contrato.pdf' },
  });
  const digest = createHmac('sha256', secret).update(payload).digest('hex');
  return { payload, headers: { 'content-type': 'application/json', 'content-hmac': `sha256=${digest}` } };
}

/** A server that answers like version 3 of its API, as its public manual says; fields that nobody reads are in it on purpose. */
export async function pretendClicksign(): Promise<PretendClicksign> {
  let made = 0;
  const pretended = {
    mood: 'well' as Mood,
    asked: [] as Asked[],
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
    const asked: Asked = { method, path, body: text === '' ? {} : JSON.parse(text) };
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
    settings: { url: url(), token: TOKEN, secret: SECRET, patienceMs: 500 },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const say = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify(body));
