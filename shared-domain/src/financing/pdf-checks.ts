import type { DocumentFileProblem } from './picture-checks';

/**
 * Decodes the hexadecimal escapes in the names of a PDF text: `/J#61vaScript` becomes `/JavaScript` (ISO
 * 32000-1, 7.3.5).
 */
export const decodePdfNameEscapes = (text: string): string =>
  text.replace(/\/[^\s/<>[\](){}%]*#[^\s/<>[\](){}%]*/g, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );

const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
/**
 * Names of what runs or sends when a document is opened. Whatever is no letter of a name ends one: a comment and NUL too
 * (ISO 32000-1, 7.2.2).
 */
const RUNS = /\/(?:JavaScript|JS|XFA|Launch|ImportData|SubmitForm)(?=[\0\s()<>[\]{}/%]|$)/;

/** Removes the contents of all streams from the text of a PDF, so that only its dictionaries remain. */
export function removePdfStreams(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const begin = text.indexOf('stream', from);
    // No regular expression: a file of many beginnings and no end would be read to its end for each.
    const end = begin === -1 ? -1 : text.indexOf('endstream', begin + 6);
    if (end === -1) break;
    kept.push(text.slice(from, begin));
    from = end + 'endstream'.length;
  }
  return [...kept, text.slice(from)].join('\n');
}

/**
 * Returns the problems of an uploaded PDF of a financing document. `dictionaries` is the text of the PDF's
 * dictionaries, including unpacked object streams, with one character per byte (`latin1`). A password, and
 * commands that run when the PDF is opened, are hard problems.
 */
export function findPdfProblems(dictionaries: string): DocumentFileProblem[] {
  const text = decodePdfNameEscapes(dictionaries);
  if (ENCRYPTED.test(text))
    return [
      {
        isHard: true,
        message:
          'O PDF está protegido por senha. Abra-o, use "Imprimir" e "Salvar como PDF", e envie a cópia.',
      },
    ];
  if (RUNS.test(text))
    return [
      {
        isHard: true,
        message:
          'O PDF executa comandos ao ser aberto e não é aceito. Use "Imprimir" e "Salvar como PDF", e envie a cópia.',
      },
    ];
  return [];
}
