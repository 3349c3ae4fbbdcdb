import { connect } from 'node:net';

/** Part of a multipart form in a test: header lines and content. */
export interface FormPart {
  head: readonly string[];
  content: Buffer | string;
}

/** Builds the part of a multipart form for a text field. */
export const buildFieldPart = (name: string, value: string): FormPart => ({
  head: [`content-disposition: form-data; name="${name}"`],
  content: value,
});

/** Builds the part of a multipart form for a file. */
export const buildFilePart = (field: string, name: string, content: Buffer | string): FormPart => ({
  head: [
    `content-disposition: form-data; name="${field}"; filename="${name}"`,
    'content-type: application/octet-stream',
  ],
  content,
});

/** Boundary between the parts of multipart forms in tests. */
export const FORM_BOUNDARY = 'form-boundary';

/** Builds the body of a multipart form from its parts, including the last boundary. */
export const buildFormBody = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${FORM_BOUNDARY}\r\n${head.join('\r\n')}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${FORM_BOUNDARY}--\r\n`),
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
 * Sends the bytes of a request unchanged to the server under test, with the given headers, and returns the
 * response. Returns null if the server closes the connection without a response.
 */
export function sendRawRequest(
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
