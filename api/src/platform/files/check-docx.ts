import { buffer } from 'node:stream/consumers';
import { fileTypes, formatBytes } from '@girassol/shared-domain';
import { Refusal } from '../refusals/refusal';
import { type DocxDanger, dangerIn } from './docx-dangers';
import type { FileStore } from './file-store';
import { readZip, UnreadableZip } from './read-zip';
import type { StoredFile } from './stored-files';

const MB = 1024 * 1024;
/** A Word document with a few photos is a tenth of it. */
const MOST_BYTES = 10 * MB;
/** Of a Word document unpacked, all parts together. */
export const DOCX_LIMITS = { entries: 2_000, bytes: 60 * MB };

const MAIN_PART = 'word/document.xml';

const refuse = (message: string, status: 413 | 415 = 415) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });

/** Refuses what is no Word document, is too large packed or unpacked, or brings what runs or reaches out. Answers its bytes. */
export async function requireDocx(store: FileStore, file: StoredFile): Promise<Buffer> {
  if (file.contentType !== fileTypes.docx?.mime) throw refuse('Envie um documento do Word (.docx).');
  if (file.size > MOST_BYTES)
    throw refuse(`O documento é grande demais: o limite é ${formatBytes(MOST_BYTES)}.`, 413);
  const content = await store.get(file.id);
  if (!content) throw refuse('O documento não chegou inteiro. Envie de novo.');
  const bytes = await buffer(content);
  checkDocx(bytes);
  return bytes;
}

/** The same of its bytes. */
export function checkDocx(content: Buffer): void {
  const parts = partsOf(content);
  const types = parts.get('[Content_Types].xml');
  if (!types || !parts.has(MAIN_PART)) throw refuse('O arquivo não é um documento do Word (.docx).');
  const danger = dangerIn(parts);
  if (danger) throw refuse(words[danger]);
}

const words: Record<DocxDanger, string> = {
  macros: 'O documento tem macros. Salve como Documento do Word (.docx), sem macros.',
  entities: 'O arquivo não é um documento do Word (.docx).',
  ole: 'O documento tem um objeto incorporado (uma planilha, por exemplo). Cole-o como imagem ou tabela.',
  dde: 'O documento tem um campo que busca dados em outro programa ou arquivo (DDE, LINK). Retire-o.',
  outside:
    'O documento usa um modelo ou objeto de outro endereço. Em Desenvolvedor > Modelo de Documento, escolha Normal.',
};

function partsOf(content: Buffer): Map<string, Buffer> {
  try {
    return readZip(content, DOCX_LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    if (error.reason === 'encrypted') throw refuse('O documento tem senha. Envie um sem senha.');
    if (error.reason === 'too-large') throw refuse('O documento descompactado é grande demais.', 413);
    throw refuse('O arquivo não é um documento do Word (.docx).');
  }
}
