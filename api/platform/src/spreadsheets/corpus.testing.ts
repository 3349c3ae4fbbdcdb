import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildZip } from '../files/write-zip';
import type { SheetDescription, SheetRow } from '.';
import { readAnswerSchema } from './messages';
import { readSheetFile } from './reading/read-file';
import { UnreadableSpreadsheetError } from './reading/unreadable';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface TestSheet {
  name: string;
  /** XML within `<sheetData>`. */
  rows: string;
  /** XML after `<sheetData>`. */
  after?: string;
  state?: 'hidden' | 'veryHidden';
}

/** Builds the parts of an xlsx file for tests, as common programs write them. */
export function buildXlsxParts(
  sheets: readonly TestSheet[],
  { texts = '', styles = '', workbook = '' }: { texts?: string; styles?: string; workbook?: string } = {},
): Map<string, Buffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId98" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>
      <Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
  sheets.forEach(({ rows, after = '' }, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  });
  return new Map(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]));
}

/** Builds an xlsx file for tests from the contents of its sheets. */
export const buildXlsx = (...given: Parameters<typeof buildXlsxParts>) => buildZip(buildXlsxParts(...given));

/** Builds a row of an xlsx with texts in its cells. */
export const buildTextRow = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

/** Creates a folder for the files of a test, which is removed after the test. */
export function createTestFolder(): { path: (name: string) => string } {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}

interface Found {
  head: SheetDescription;
  rows: SheetRow[];
  notes: string[];
  cells: SheetRow['cells'][];
}

/**
 * Reads a test file with these contents to its end in this process, as the spreadsheet child process would.
 */
export async function readWholeSheet(
  path: string,
  contents: Buffer | string,
  sheet?: string,
): Promise<Found> {
  await writeFile(path, contents);
  const rows: SheetRow[] = [];
  let head: SheetDescription | undefined;
  let isDone = false;
  for await (const said of readSheetFile({
    path,
    name: 'planilha.csv',
    ...(sheet === undefined ? {} : { sheet }),
  })) {
    const answer = readAnswerSchema.parse(JSON.parse(JSON.stringify(said)));
    if ('head' in answer) head = answer.head;
    if ('note' in answer) head?.notes.push(answer.note);
    if ('rows' in answer) rows.push(...answer.rows.map(([line, ...cells]) => ({ line, cells })));
    if ('done' in answer) isDone = true;
  }
  if (!head || !isDone) throw new TypeError('it was not read to its end');
  return { head, rows, notes: head.notes, cells: rows.map(({ cells }) => cells) };
}

/** Reads a test file with these contents and returns the message with which the file is refused. */
export async function readRefusalMessage(path: string, contents: Buffer | string): Promise<string> {
  const error: unknown = await readWholeSheet(path, contents).catch((error: unknown) => error);
  if (!(error instanceof UnreadableSpreadsheetError)) throw error;
  return error.message;
}
