import { parsePdf } from '@girassol/api-platform/pdf/read-pdf';
import { type DocumentFileProblem, findPdfProblems } from '@girassol/shared-domain/financing';

/** Checks a PDF that was uploaded as a document of a financing, and returns the problems found. */
export function checkPdf(content: Buffer): DocumentFileProblem[] {
  const { dictionaries, isWhole, pages, blankPages } = parsePdf(content);
  const found = findPdfProblems(dictionaries);
  if (found.length > 0) return found;
  if (!isWhole)
    return [
      {
        isHard: true,
        message: 'O PDF não pôde ser lido por inteiro. Use "Imprimir" e "Salvar como PDF", e envie a cópia.',
      },
    ];
  if (pages === 0)
    return [{ isHard: true, message: 'O PDF não tem páginas ou está danificado. Salve-o de novo e envie.' }];
  if (blankPages === pages)
    return [{ isHard: true, message: 'O PDF está em branco. Confira o arquivo e envie de novo.' }];
  if (blankPages === 0) return [];
  const words = blankPages === 1 ? '1 página em branco' : `${blankPages} páginas em branco`;
  return [{ isHard: false, message: `O PDF tem ${words} de ${pages}: confira se falta alguma coisa.` }];
}
