import { UnreadableSpreadsheetError } from '../unreadable';
import type { XlsxPackage } from './package';
import { createXmlScanner, getXmlAttribute } from './scan-xml';

/** Contents list of an xlsx file: its sheets, date system, and the paths of shared texts and styles. */
export interface Workbook {
  /** Sheets with cells, in their order; `path` is the part. */
  sheets: { name: string; hidden: boolean; path: string }[];
  /** Days are counted from 1904 (Excel on old Macs), otherwise from 1900. */
  is1904: boolean;
  sharedTexts: string | null;
  styles: string | null;
}

const ROOT = '_rels/.rels';

/**
 * Reads the list of sheets, the date system and the paths of texts and styles from an xlsx package. Throws
 * `UnreadableSpreadsheetError` if the package is no xlsx.
 */
export async function readWorkbook(parts: XlsxPackage): Promise<Workbook> {
  const root = parseRelations(await parts.text(ROOT), '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!parts.has(path) || !path.toLowerCase().endsWith('.xml')) throw await otherDocument(parts, path);
  const relations = parseRelations(await parts.text(relationsPath(path)), getFolder(path));
  const sheets: Workbook['sheets'] = [];
  let is1904 = false;
  createXmlScanner({
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(getXmlAttribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const id = /\s[\w.-]+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
      const relation = relations.find((one) => one.id === id && one.type === 'worksheet');
      if (!relation) return;
      const state = getXmlAttribute(attributes, 'state');
      sheets.push({
        name: getXmlAttribute(attributes, 'name') ?? '',
        hidden: state === 'hidden' || state === 'veryHidden',
        path: relation.path,
      });
    },
    close: () => {},
    text: () => {},
  })(await parts.text(path));
  if (sheets.length === 0) throw await otherDocument(parts, path);
  const getPart = (type: string) => relations.find((one) => one.type === type)?.path ?? null;
  return { sheets, is1904, sharedTexts: getPart('sharedStrings'), styles: getPart('styles') };
}

interface Relation {
  id: string;
  /** Last word of its address: the strict and the usual format differ in what is before. */
  type: string;
  path: string;
}

function parseRelations(xml: string, folder: string): Relation[] {
  const relations: Relation[] = [];
  createXmlScanner({
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      relations.push({
        id: getXmlAttribute(attributes, 'Id') ?? '',
        type: (getXmlAttribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        path: resolved(folder, getXmlAttribute(attributes, 'Target') ?? ''),
      });
    },
    close: () => {},
    text: () => {},
  })(xml);
  return relations;
}

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const relationsPath = (path: string) => `${getFolder(path)}_rels/${path.slice(getFolder(path).length)}.rels`;

/** A path within the package, relative to a folder or from its root. */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const name of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (name === '..') path.pop();
    else if (name !== '' && name !== '.') path.push(name);
  }
  return path.join('/');
}

async function otherDocument(parts: XlsxPackage, path: string): Promise<UnreadableSpreadsheetError> {
  const anew = 'Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.';
  const mime = parts.has('mimetype') ? await parts.text('mimetype') : '';
  if (mime.includes('opendocument.spreadsheet'))
    return new UnreadableSpreadsheetError(`O arquivo é uma planilha do LibreOffice (ODS). ${anew}`);
  if (path.endsWith('.bin') || parts.has('xl/workbook.bin'))
    return new UnreadableSpreadsheetError(`O arquivo é uma planilha binária (xlsb). ${anew}`);
  if (parts.has('word/document.xml'))
    return new UnreadableSpreadsheetError('O arquivo é um documento do Word, não uma planilha.');
  if (parts.has('ppt/presentation.xml'))
    return new UnreadableSpreadsheetError('O arquivo é uma apresentação, não uma planilha.');
  return new UnreadableSpreadsheetError(`O arquivo não é uma planilha que se possa ler. ${anew}`);
}
