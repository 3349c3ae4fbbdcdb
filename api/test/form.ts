import { randomBytes } from 'node:crypto';
import { wordText } from '@girassol/shared-domain/templates';

/** A file as a test sends it. */
export interface TestFile {
  name: string;
  content: Buffer | string;
}

/** The smallest PNG there is: one transparent pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A Word document of these lines. */
export const wordFile = (...lines: string[]): TestFile => ({
  name: 'modelo.docx',
  content: Buffer.from(wordText(...(lines.length > 0 ? lines : ['{cliente_nome}']))),
});

/** Fields and a file as multipart/form-data, ready for `inject`. Values that are no text are sent as JSON. */
export function formOf(
  fields: object,
  file?: TestFile,
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `form-${randomBytes(8).toString('hex')}`;
  const quoted = (text: string) => `"${text.replace(/"/g, '%22').replace(/[\r\n]/g, ' ')}"`;
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name=${quoted(name)}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
    ),
  );
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename=${quoted(file.name)}\r\ncontent-type: application/octet-stream\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file.content), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
