import { extensionOf, formatBytes, MAX_FILE_BYTES } from '@girassol/shared-domain';
import {
  acceptedWords,
  outsideStreams,
  type PaperFinding,
  paperFacts,
  pdfFindings,
} from '@girassol/shared-domain/financing';
import { type CheckedFile, checkPicture } from './check-picture';

const hard = (file: File, message: string): CheckedFile => ({ file, findings: [{ isHard: true, message }] });

/** Looks into a file before it leaves: what no bank could read stops it, what may be sent back is said. */
export async function checkFile(file: File, semantic: string): Promise<CheckedFile> {
  const extension = extensionOf(file.name);
  if (!paperFacts(semantic).accepts.includes(extension))
    return hard(file, `Para ${semantic}, envie ${acceptedWords(semantic)}.`);
  if (file.size === 0) return hard(file, 'O arquivo está vazio.');
  if (extension === 'pdf' || extension === 'xml') {
    if (file.size > MAX_FILE_BYTES) return hard(file, tooLarge(file));
    return extension === 'pdf' ? { file, findings: await checkPdf(file) } : { file, findings: [] };
  }
  const checked = await checkPicture(file);
  // A large photo may have become a small one.
  return checked.file.size > MAX_FILE_BYTES ? hard(file, tooLarge(file)) : checked;
}

const tooLarge = ({ size }: File): string =>
  `Grande demais: ${formatBytes(size)}. O limite é ${formatBytes(MAX_FILE_BYTES)}.`;

async function checkPdf(file: File): Promise<PaperFinding[]> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!text.slice(0, 1024).includes('%PDF-'))
    return [{ isHard: true, message: 'O conteúdo deste arquivo não é um PDF. Salve-o de novo e envie.' }];
  return pdfFindings(outsideStreams(text));
}
