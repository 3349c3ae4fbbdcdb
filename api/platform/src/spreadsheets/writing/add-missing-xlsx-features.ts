import { readZip } from '../../files/read-zip';
import { buildZip } from '../../files/write-zip';
import { formatColumn } from '../cell-references';

/**
 * List validation of an xlsx sheet: cells that accept only listed values, and the cells that hold the list.
 */
export interface ListValidation {
  /** `C2:C100001` */
  cells: string;
  /** `Listas!$A$2:$A$9` */
  values: string;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const OWN = { entries: 100, bytes: 1024 * 1024 * 1024 };

/**
 * Adds to the first sheet of an xlsx file the features that the xlsx library cannot write: a frozen header
 * row, lists of values in cells, and formats of empty cells.
 */
export function addMissingXlsxFeatures(xlsx: Buffer, validations: readonly ListValidation[]): Buffer {
  const parts = readZip(xlsx, OWN);
  const sheet = parts.get(SHEET)?.toString('utf8') ?? '';
  const [before, after = ''] = split(sheet, '</sheetData>');
  parts.set(SHEET, Buffer.from(withStyledColumns(withFrozenHead(before)) + withLists(after, validations)));
  return buildZip(parts);
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place)];
}

/** XML that keeps the first row of a sheet in view (ECMA-376 part 1, 18.3.1.66). */
export const FROZEN_FIRST_ROW_XML =
  '<sheetViews><sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

// linear: a sheet has one, and what people wrote is escaped
const withFrozenHead = (xml: string) => xml.replace(/<sheetViews>.*?<\/sheetViews>/s, FROZEN_FIRST_ROW_XML);

/** Columns take the style of their first cell: what people type below is text where the column is. */
function withStyledColumns(xml: string): string {
  const styles = new Map<string, string>();
  // linear: a sheet has one, and what people wrote is escaped
  const row = /<row r="2"[^>]*>.*?<\/row>/s.exec(xml)?.[0] ?? '';
  for (const [, column = '', style = ''] of row.matchAll(/<c r="([A-Z]+)2" s="(\d+)"/g))
    styles.set(column, style);
  return xml.replace(/<col min="(\d+)"/g, (all, number: string) => {
    const style = styles.get(formatColumn(Number(number) - 1));
    return style ? `${all} style="${style}"` : all;
  });
}

/** After the filter, before everything else that may stand there (18.3.1.99 orders them). */
function withLists(xml: string, validations: readonly ListValidation[]): string {
  if (validations.length === 0) return xml;
  const rules = validations.map(
    ({ cells, values }) =>
      '<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Valor fora da lista"' +
      ` error="Escolha um dos valores da lista." sqref="${cells}"><formula1>${values}</formula1></dataValidation>`,
  );
  const element = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return xml.replace(/<(ignoredErrors|pageMargins|legacyDrawing)|<\/worksheet>/, (next) => element + next);
}
