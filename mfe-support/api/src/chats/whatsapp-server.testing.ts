import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call that the double of the Cloud API received. */
export interface ReceivedCall {
  method: string;
  path: string;
  authorization: string;
  body: string;
}

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/**
 * Starts a local double of the Cloud API: takes messages and files, answers media, and refuses what a test tells it to. Every
 * message is a new one, however often it comes, as at WhatsApp.
 */
export async function startWhatsappServer() {
  const calls: ReceivedCall[] = [];
  const queued: Answer[] = [];
  const media = new Map<string, { content: Buffer; type: string; url?: string }>();
  let sent = 0;
  /** Takes the next message and cuts the connection before it answers. */
  let isCutting = false;

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? '';
      const call = {
        method: request.method ?? '',
        path,
        authorization: request.headers.authorization ?? '',
        body: body.toString('utf8'),
      };
      calls.push(call);
      const answer = (status: number, content: unknown, headers: Record<string, string> = {}) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(content));
      const told = queued.shift();
      if (told) return answer(told.status ?? 400, told.body, told.headers);
      if (path.endsWith('/messages')) {
        sent += 1;
        if (isCutting) {
          isCutting = false;
          return request.socket.destroy();
        }
        return answer(200, { messages: [{ id: `wamid.sent${sent}` }] });
      }
      if (path.endsWith('/media')) return answer(200, { id: `uploaded${calls.length}` });
      const [, kind, id = ''] = /\/(download|v1)\/([^/]+)$/.exec(path) ?? [];
      const file = media.get(id);
      if (!file) return answer(404, { error: { code: 131_052 } });
      if (kind === 'download')
        return response.writeHead(200, { 'content-type': file.type }).end(file.content);
      return answer(200, { url: file.url ?? `${getUrl()}/download/${id}`, mime_type: file.type });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const getUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `${getUrl()}/v1`,
    calls,
    media,
    /** Answers the next call so, in place of the usual. */
    answerNext: (answer: Answer) => void queued.push(answer),
    cutNext: () => {
      isCutting = true;
    },
    getMessages: () =>
      calls.filter(({ path }) => path.endsWith('/messages')).map(({ body }) => JSON.parse(body)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
