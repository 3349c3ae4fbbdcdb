import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip } from '../files/write-zip';
import type { SheetHead, SheetRow } from '.';
import { readAnswer } from './messages';
import { readFile } from './reading/read-file';
import { Unreadable } from './reading/unreadable';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface TestSheet {
  name: string;
  /** What stands within `<sheetData>`. */
  rows: string;
  /** What comes after it. */
  after?: string;
  state?: 'hidden' | 'veryHidden';
}

/** The parts of an xlsx as programs write them. */
export function xlsxParts(
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

export const xlsx = (...given: Parameters<typeof xlsxParts>) => writeZip(xlsxParts(...given));

/** A row of an xlsx with texts in its cells. */
export const textRow = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

/** Files of one test, in a folder that is removed after it. */
export function testFolder(): { path: (name: string) => string } {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}

interface Found {
  head: SheetHead;
  rows: SheetRow[];
  notes: string[];
  cells: SheetRow['cells'][];
}

/** Reads a file of these contents to its end as the child does, without a process. */
export async function readAll(path: string, contents: Buffer | string, sheet?: string): Promise<Found> {
  await writeFile(path, contents);
  const rows: SheetRow[] = [];
  let head: SheetHead | undefined;
  let isDone = false;
  for await (const said of readFile({
    path,
    name: 'planilha.csv',
    ...(sheet === undefined ? {} : { sheet }),
  })) {
    const answer = readAnswer.parse(JSON.parse(JSON.stringify(said)));
    if ('head' in answer) head = answer.head;
    if ('note' in answer) head?.notes.push(answer.note);
    if ('rows' in answer) rows.push(...answer.rows.map(([line, ...cells]) => ({ line, cells })));
    if ('done' in answer) isDone = true;
  }
  if (!head || !isDone) throw new TypeError('it was not read to its end');
  return { head, rows, notes: head.notes, cells: rows.map(({ cells }) => cells) };
}

/** The words with which a file is refused. */
export async function refusalOf(path: string, contents: Buffer | string): Promise<string> {
  const error: unknown = await readAll(path, contents).catch((error: unknown) => error);
  if (!(error instanceof Unreadable)) throw error;
  return error.message;
}
