import { SMTPServer } from 'smtp-server';

/** Mail that the SMTP server of a test received. */
export interface ReceivedMail {
  to: string[];
  /** The raw message. */
  raw: string;
  /** A header, unfolded; undefined where there is none. */
  header(name: string): string | undefined;
  /** The part of this type, decoded. */
  part(type: 'text/plain' | 'text/html'): string;
}

/**
 * SMTP server for tests, with the mails received and the status codes with which it refuses the next mails.
 */
export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Status codes with which the next messages are refused, in order: 451 for a while, 550 for good. */
  refusals: number[];
  /** Called with every message that was taken, before its sender hears of it. */
  onTaken?: (() => void) | undefined;
  close(): Promise<void>;
}

/** Starts an SMTP server for tests, which stores the mails received in memory. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const smtp: TestSmtpServer = { url: '', received, refusals, close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = refusals.shift();
        if (refusal === undefined) {
          received.push(readMail(raw, to));
          smtp.onTaken?.();
          return done();
        }
        done(Object.assign(new Error('recusado pelo teste'), { responseCode: refusal }));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // A killed client leaves its connection open.
  server.on('error', () => {});
  smtp.url = `smtp://127.0.0.1:${port}`;
  smtp.close = () => new Promise((resolve) => server.close(() => resolve()));
  return smtp;
}

function readMail(raw: string, to: string[]): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    to,
    raw,
    header: (name) =>
      decodeEncodedWords(
        lines
          .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
          ?.slice(name.length + 2),
      ),
    part(type) {
      const found =
        raw.split(/\r\n--[^\r\n]+/).find((part) => part.trimStart().startsWith(`Content-Type: ${type}`)) ??
        '';
      const at = found.indexOf('\r\n\r\n');
      const body = found.slice(at + 4);
      return found.slice(0, at).includes('base64')
        ? Buffer.from(body, 'base64').toString()
        : quotedPrintable(body);
    },
  };
}

const decodeQuotedBytes = (text: string): string =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const quotedPrintable = (text: string): string => decodeQuotedBytes(text.replace(/=\r\n/g, ''));

/** Decodes `=?UTF-8?Q?Ol=C3=A1?=` and `=?UTF-8?B?…?=`. */
const decodeEncodedWords = (text: string | undefined): string | undefined =>
  text
    ?.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedBytes(word.replaceAll('_', ' ')),
    );
