import { connect } from 'node:net';

/** A part of a form, as it travels. */
export interface Part {
  head: readonly string[];
  content: Buffer | string;
}

export const fieldPart = (name: string, value: string): Part => ({
  head: [`content-disposition: form-data; name="${name}"`],
  content: value,
});

export const filePart = (field: string, name: string, content: Buffer | string): Part => ({
  head: [
    `content-disposition: form-data; name="${field}"; filename="${name}"`,
    'content-type: application/octet-stream',
  ],
  content,
});

export const BOUNDARY = 'form-boundary';

/** The body of a form, up to and with its last boundary. */
export const bodyOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Does the sender hang up its half after the last byte? */
  hangsUp?: boolean | undefined;
}

interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/**
 * Sends bytes as they are, with the length that the headers announce, and answers what comes back before the server hangs up:
 * null where that is nothing.
 */
export function sendRaw(
  { host, port }: { host: string; port: number },
  { method, path, headers, body, hangsUp }: RawRequest,
): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const chunks: Buffer[] = [];
    const lines = Object.entries({ host: `${host}:${port}`, connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that hangs up while bytes are on their way has answered all the same.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString())));
    socket.setTimeout(10_000, () => {
      socket.destroy();
      reject(new Error(`no end of the answer to ${method} ${path}`));
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(body);
    if (hangsUp) socket.end();
  });
}

function answerIn(text: string): RawAnswer | null {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 0) return null;
  return { status, type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '', text: rest.join('\r\n\r\n') };
}
