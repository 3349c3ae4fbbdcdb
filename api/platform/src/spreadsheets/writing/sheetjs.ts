import sheetjs, { type CellObject, type ColInfo, type WorkBook, type WorkSheet } from 'sheetjs-style';

/**
 * The only door to this library, which the layer check guards: it writes, and never reads. Its reader has known holes
 * (CVE-2023-30533, CVE-2024-22363); what strangers send is read by `../reading`.
 */
const { utils, write } = sheetjs;

export type { CellObject, ColInfo, WorkSheet };

export const formatCellReference = utils.encode_cell;

/** Builds an uncompressed xlsx from a workbook. */
export function buildWorkbook(workbook: WorkBook): Buffer {
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true });
}
