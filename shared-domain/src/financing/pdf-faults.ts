import type { PaperFinding } from './picture-limits';

/** Names may be written with hexadecimal escapes: `/J#61vaScript` is `/JavaScript` (ISO 32000-1, 7.3.5). */
const plainNames = (text: string): string =>
  text.replace(/\/[^\s/<>[\](){}%]*#[^\s/<>[\](){}%]*/g, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );

const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const SCRIPT = /\/(?:JavaScript|JS)(?=[\s/<([\d]|$)/;
const LAUNCH = /\/S\s*\/(?:Launch|ImportData|SubmitForm)\b/;

/** Everything of a PDF but what streams hold: dictionaries stand there, text and pictures do not. */
export function outsideStreams(text: string): string {
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
 * What is wrong with a PDF by its dictionaries, one letter a byte (`latin1`), those of unpacked object streams included.
 * Hard: a password, and what a program would run when it is opened.
 */
export function pdfFindings(dictionaries: string): PaperFinding[] {
  const text = plainNames(dictionaries);
  if (ENCRYPTED.test(text))
    return [
      {
        isHard: true,
        message:
          'O PDF está protegido por senha. Abra-o, use "Imprimir" e "Salvar como PDF", e envie a cópia.',
      },
    ];
  if (SCRIPT.test(text) || LAUNCH.test(text))
    return [
      {
        isHard: true,
        message:
          'O PDF executa comandos ao ser aberto e não é aceito. Use "Imprimir" e "Salvar como PDF", e envie a cópia.',
      },
    ];
  return [];
}
