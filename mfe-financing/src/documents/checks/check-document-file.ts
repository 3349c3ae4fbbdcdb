import { DEFAULT_MAX_FILE_BYTES, formatBytes, getFileExtension } from '@girassol/shared-domain';
import {
  type DocumentFileProblem,
  describeAcceptedFormats,
  findPdfProblems,
  getDocumentRequirements,
  getFinancingDocumentLabel,
  removePdfStreams,
} from '@girassol/shared-domain/financing';
import { type CheckedFile, checkAndShrinkPicture } from './check-and-shrink-picture';

const hard = (file: File, message: string): CheckedFile => ({ file, findings: [{ isHard: true, message }] });

/**
 * Checks the file of a document before sending: format, size and readability. A hard problem stops the
 * sending; other problems are warnings that a person can confirm.
 */
export async function checkDocumentFile(file: File, semantic: string): Promise<CheckedFile> {
  const extension = getFileExtension(file.name);
  if (!getDocumentRequirements(semantic).accepts.includes(extension))
    return hard(
      file,
      `Para ${getFinancingDocumentLabel(semantic)}, envie ${describeAcceptedFormats(semantic)}.`,
    );
  if (file.size === 0) return hard(file, 'O arquivo está vazio.');
  if (extension === 'pdf' || extension === 'xml') {
    if (file.size > DEFAULT_MAX_FILE_BYTES) return hard(file, tooLarge(file));
    return extension === 'pdf' ? { file, findings: await checkPdf(file) } : { file, findings: [] };
  }
  const checked = await checkAndShrinkPicture(file);
  // A large photo may have become a small one.
  return checked.file.size > DEFAULT_MAX_FILE_BYTES ? hard(file, tooLarge(file)) : checked;
}

const tooLarge = ({ size }: File): string =>
  `Grande demais: ${formatBytes(size)}. O limite é ${formatBytes(DEFAULT_MAX_FILE_BYTES)}.`;

async function checkPdf(file: File): Promise<DocumentFileProblem[]> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!text.slice(0, 1024).includes('%PDF-'))
    return [{ isHard: true, message: 'O conteúdo deste arquivo não é um PDF. Salve-o de novo e envie.' }];
  return findPdfProblems(removePdfStreams(text));
}
