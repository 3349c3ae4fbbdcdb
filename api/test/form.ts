import { randomBytes } from 'node:crypto';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';

/** File that a test uploads: name and contents. */
export interface TestFile {
  name: string;
  content: Buffer | string;
}

/** Smallest possible PNG: one transparent pixel. */
export const ONE_PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Builds a Word document with the given lines of text. */
export const buildWordFile = (...lines: string[]): TestFile => ({
  name: 'modelo.docx',
  content: Buffer.from(buildWordDocumentFromLines(...(lines.length > 0 ? lines : ['{cliente_nome}']))),
});

/**
 * Builds a multipart/form-data request of fields and a file, ready for `inject`. Values other than texts are sent as
 * JSON.
 */
export function buildMultipartForm(
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
