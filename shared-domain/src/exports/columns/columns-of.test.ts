import { boardKinds } from '../../boards/board-permissions';
import { getImportProperties, type ImportType, suggestMapping } from '../../imports';
import { buildExportFileStem, buildExportTitle, exportKinds } from '../export-kinds';
import { getBoardImportType } from './board-columns';
import type { ExportColumn } from './column';
import { getAllowedExportColumns, getExportColumns } from './export-columns';

const importable: [string, ImportType, readonly ExportColumn[]][] = [
  ['customers', 'customer', getExportColumns('customers', null)],
  ['kits', 'kit', getExportColumns('kits', null)],
  ['modules', 'module', getExportColumns('modules', null)],
  ['inverters', 'inverter', getExportColumns('inverters', null)],
  ['equipaments', 'equipament', getExportColumns('equipaments', null)],
  ...boardKinds.map((board): [string, ImportType, readonly ExportColumn[]] => [
    board,
    getBoardImportType(board).type,
    getExportColumns('finished', board),
  ]),
];

test.each(importable)(
  'the columns of %s are recognised by their import, and no others',
  (_, type, columns) => {
    const sheet = columns.map(({ title }) => ({ header: title, values: [] }));
    const suggested = suggestMapping(type, sheet);
    const mapped = Object.fromEntries(
      sheet.map(({ header }) => [header, suggested[header]?.property ?? null]),
    );
    const properties = new Set(getImportProperties(type).map(({ name }) => name));
    const expected = columns.map(({ key, title }) => [title, properties.has(key) ? key : null]);
    expect(mapped).toEqual(Object.fromEntries(expected));
  },
);

test.each(exportKinds)('%s: keys and titles stand once each', (kind) => {
  for (const board of boardKinds) {
    const columns = getExportColumns(kind, board);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length);
  }
});

test('[boards-037] how a price is made is no column of who may not see it', () => {
  const keys = (seesPricing: boolean) =>
    getAllowedExportColumns('proposals', null, { seesPricing }).map(({ key }) => key);
  expect(keys(true).filter((key) => !keys(false).includes(key))).toEqual(['custo_kit', 'lucro', 'lucro_kwp']);
});

test('an export is named by what it holds', () => {
  expect(buildExportTitle('board', 'SALES')).toBe('Vendas – funil');
  expect(buildExportTitle('board', 'PROJECT')).toBe('Projetos – quadro');
  expect(buildExportTitle('finished', 'INSTALLATION')).toBe('Obras finalizadas');
  expect(buildExportFileStem('data', 'PRE_SALES')).toBe('pre-venda-dados');
});
