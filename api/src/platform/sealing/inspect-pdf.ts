import type { PDF, PdfDict, PdfObject } from '@libpdf/core';
import type { PdfFacts } from './sealing';

const MOST_PAGES = 200;
/** A page of text has some ten objects, a drawing of a project a few thousand. */
const MOST_OBJECTS = 300_000;
/** Points: as wide as an A0 is high, with room. */
const LONGEST_SIDE = 5_000;
const SHORTEST_SIDE = 72;

const AGAIN = 'Abra-o, escolha Imprimir > Salvar como PDF e envie o novo.';
const ADDED = 'não pode ser assinado porque mudaria depois de lido';

const scripts = `O PDF tem scripts e ${ADDED}. ${AGAIN}`;
const attached = `O PDF tem outros arquivos dentro dele. ${AGAIN}`;
const fields = `O PDF tem campos de formulário e ${ADDED}. ${AGAIN}`;
const media = `O PDF tem vídeo, som ou 3D. ${AGAIN}`;
const outside = `O PDF abre ou busca algo fora dele. ${AGAIN}`;

/** Keys of any dictionary that stand for what a document to be signed must not have. */
const forbiddenKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JS: scripts,
    JavaScript: scripts,
    AA: scripts,
    XFA: fields,
    EmbeddedFiles: attached,
    EF: attached,
    RichMediaContent: media,
  }),
);

/** The same of actions (`S`) and annotations (`Subtype`). Links to pages and addresses are none. */
const forbiddenKinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JavaScript: scripts,
    Launch: outside,
    ImportData: outside,
    SubmitForm: outside,
    GoToR: outside,
    GoToE: outside,
    Rendition: media,
    Movie: media,
    Sound: media,
    Screen: media,
    '3D': media,
    RichMedia: media,
    FileAttachment: attached,
  }),
);

/** Pages of a PDF, and why it is not taken for signing. It is read to its last object, as a viewer would. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const { PDF } = await import('@libpdf/core');
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted) return refused('O PDF tem senha ou restrições. Envie um sem proteção.');
    const pages = pdf.getPageCount();
    return { pages, problem: problemOf(pdf, pages) };
  } catch {
    return refused(`O PDF está danificado e não pôde ser lido. ${AGAIN}`);
  }
}

const refused = (problem: string): PdfFacts => ({ pages: 0, problem });

function problemOf(pdf: PDF, pages: number): string | null {
  if (pages === 0) return 'O PDF não tem páginas.';
  if (pages > MOST_PAGES) return `O PDF tem ${pages} páginas; o limite é ${MOST_PAGES}.`;
  // Put together from its pieces, so that nothing can be added behind it.
  if (pdf.canSaveIncrementally()) return `O PDF não pode ser lacrado como está. ${AGAIN}`;
  const isOdd = pdf
    .getPages()
    .some(
      ({ width, height }) =>
        Math.max(width, height) > LONGEST_SIDE || Math.min(width, height) < SHORTEST_SIDE,
    );
  if (isOdd) return `O PDF tem uma página grande ou pequena demais. ${AGAIN}`;
  return problemWithin(pdf);
}

/** Walks over everything that hangs on the catalogue. */
function problemWithin(pdf: PDF): string | null {
  const seen = new Set<string>();
  const waiting: PdfObject[] = [pdf.getCatalog()];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (seen.size > MOST_OBJECTS) return `O PDF é complexo demais. ${AGAIN}`;
    switch (object.type) {
      case 'ref': {
        const name = object.toString();
        const target = seen.has(name) ? null : pdf.getObject(object);
        seen.add(name);
        if (target) waiting.push(target);
        break;
      }
      case 'array':
        for (const item of object) waiting.push(item);
        break;
      case 'dict':
      case 'stream': {
        const problem = problemOfDict(pdf, object);
        if (problem) return problem;
        for (const [, value] of object) waiting.push(value);
        break;
      }
    }
  }
  return null;
}

function problemOfDict(pdf: PDF, dict: PdfDict): string | null {
  for (const [key] of dict) {
    const problem = forbiddenKeys.get(key.value);
    if (problem) return problem;
  }
  const resolve = pdf.getObject.bind(pdf);
  if (dict.has('ByteRange'))
    return 'O PDF já tem uma assinatura digital. Envie o documento como era antes dela.';
  if (dict.has('FT') && dict.getName('FT', resolve)) return fields;
  for (const name of ['S', 'Subtype']) {
    const kind = dict.get(name, resolve);
    const problem = kind?.type === 'name' ? forbiddenKinds.get(kind.value) : undefined;
    if (problem) return problem;
  }
  return null;
}
