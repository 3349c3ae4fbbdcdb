import type { PDF, PdfDict, PdfObject } from '@libpdf/core';
import type { PdfInspection } from './sealing';

const MAX_PAGES = 200;
/** Maximum number of objects: a page of text has about ten, a drawing of a project a few thousand. */
const MAX_OBJECTS = 300_000;
/** Points: as wide as an A0 is high, with room. */
const MAX_SIDE = 5_000;
const MIN_SIDE = 72;

const AGAIN = 'Abra-o, escolha Imprimir > Salvar como PDF e envie o novo.';
const ADDED = 'não pode ser assinado porque mudaria depois de lido';

const scripts = `O PDF tem scripts e ${ADDED}. ${AGAIN}`;
const attached = `O PDF tem outros arquivos dentro dele. ${AGAIN}`;
const fields = `O PDF tem campos de formulário e ${ADDED}. ${AGAIN}`;
const media = `O PDF tem vídeo, som ou 3D. ${AGAIN}`;
const remarks =
  'O PDF tem comentários ou marcas por cima das páginas, que não fazem parte do texto. Apague-os e envie o novo.';
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

/** Annotations that readers add to a finished page (ISO 32000-1, 12.5.6.2): notes, marks, strokes and stamps. */
const forbiddenAnnotations: ReadonlyMap<string, string> = new Map(
  'Text FreeText Popup Highlight Underline Squiggly StrikeOut Caret Ink Stamp Line Square Circle Polygon PolyLine Redact'
    .split(' ')
    .map((kind) => [kind, remarks]),
);

/**
 * Inspects a PDF before signing: counts its pages, and finds the problem that prevents signing, if any. Reads
 * the file to its last object, as a viewer would.
 */
export async function inspectPdfForSigning(bytes: Uint8Array): Promise<PdfInspection> {
  const { PDF } = await import('@libpdf/core');
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted) return refused('O PDF tem senha ou restrições. Envie um sem proteção.');
    const pages = pdf.getPageCount();
    return { pages, problem: findProblem(pdf, pages) };
  } catch {
    return refused(`O PDF está danificado e não pôde ser lido. ${AGAIN}`);
  }
}

const refused = (problem: string): PdfInspection => ({ pages: 0, problem });

function findProblem(pdf: PDF, pages: number): string | null {
  if (pages === 0) return 'O PDF não tem páginas.';
  if (pages > MAX_PAGES) return `O PDF tem ${pages} páginas; o limite é ${MAX_PAGES}.`;
  // Put together from its pieces, so that nothing can be added behind it.
  if (pdf.canSaveIncrementally()) return `O PDF não pode ser lacrado como está. ${AGAIN}`;
  const isOdd = pdf
    .getPages()
    .some(({ width, height }) => Math.max(width, height) > MAX_SIDE || Math.min(width, height) < MIN_SIDE);
  if (isOdd) return `O PDF tem uma página grande ou pequena demais. ${AGAIN}`;
  return problemWithin(pdf);
}

/** Walks over everything that hangs on the catalogue. */
function problemWithin(pdf: PDF): string | null {
  const seen = new Set<string>();
  const waiting: PdfObject[] = [pdf.getCatalog()];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (seen.size > MAX_OBJECTS) return `O PDF é complexo demais. ${AGAIN}`;
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
        const problem = findProblemInDict(pdf, object);
        if (problem) return problem;
        for (const [, value] of object) waiting.push(value);
        break;
      }
    }
  }
  return null;
}

function findProblemInDict(pdf: PDF, dict: PdfDict): string | null {
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
  const subtype = dict.get('Subtype', resolve);
  return (subtype?.type === 'name' && forbiddenAnnotations.get(subtype.value)) || null;
}
