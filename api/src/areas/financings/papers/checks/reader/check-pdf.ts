import { type PaperFinding, pdfFindings } from '@girassol/shared-domain/financing';
import { readPdf } from '../../../../../platform/pdf/read-pdf';

/** Finds what is wrong with the PDF of a paper. */
export function checkPdf(content: Buffer): PaperFinding[] {
  const { dictionaries, pages, blankPages } = readPdf(content);
  const found = pdfFindings(dictionaries);
  if (found.length > 0) return found;
  if (pages === 0)
    return [{ isHard: true, message: 'O PDF não tem páginas ou está danificado. Salve-o de novo e envie.' }];
  if (blankPages === pages)
    return [{ isHard: true, message: 'O PDF está em branco. Confira o arquivo e envie de novo.' }];
  if (blankPages === 0) return [];
  const words = blankPages === 1 ? '1 página em branco' : `${blankPages} páginas em branco`;
  return [{ isHard: false, message: `O PDF tem ${words} de ${pages}: confira se falta alguma coisa.` }];
}
