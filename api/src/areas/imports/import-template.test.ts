import { readZip } from '@girassol/api-platform/files/read-zip';
import { createTestFolder, readWholeSheet } from '@girassol/api-platform/spreadsheets/corpus.testing';
import {
  createRowReader,
  getImportProperties,
  type ImportType,
  importTypes,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

describeApi('spreadsheets to fill in', (api) => {
  const folder = createTestFolder();
  const getModel = async (importType: ImportType) => {
    const { name, content } = await api.call('GET /imports/model/:importType', {
      as: api.people.owner,
      params: { importType },
    });
    return { name, bytes: Buffer.from(content, 'base64') };
  };
  beforeAll(async () => {
    await createTestBoards(api);
  });

  test.each(importTypes)(
    '[imports-011] of %s: every property is a column, maps itself, and has a valid example',
    async (type) => {
      const { name, bytes } = await getModel(type);
      expect(name).toMatch(/^modelo-.+\.xlsx$/);
      const { head, rows } = await readWholeSheet(folder.path(name), bytes);
      const properties = getImportProperties(type);
      expect(head.headers).toEqual(properties.map(({ label }) => label));
      expect(rows).toHaveLength(1);
      const columns = head.headers.map((header, at) => ({ header, values: [rows[0]?.cells[at] ?? null] }));
      const mapping = Object.fromEntries(
        Object.entries(suggestMapping(type, columns, {})).map(([header, { property }]) => [header, property]),
      );
      expect(mapping).toEqual(Object.fromEntries(properties.map(({ label, name: of }) => [label, of])));
      const { faults, values } = createRowReader(type, mapping, head.headers)(rows[0]?.cells ?? []);
      expect(faults).toEqual([]);
      for (const property of properties.filter(({ isRequired }) => isRequired))
        expect(values[property.name]).toBeDefined();
    },
  );

  test('the cells of a board offer its own stages and people', async () => {
    const { bytes } = await getModel('sales');
    const texts =
      readZip(bytes, { entries: 100, bytes: 10_000_000 }).get('xl/sharedStrings.xml')?.toString() ?? '';
    const { kanban } = await api.call('GET /kanbans/single/columns/:type', {
      as: api.people.owner,
      params: { type: 'SALES' },
    });
    for (const { title } of kanban.columns) expect(texts).toContain(title);
    expect(texts).toContain(api.people.vendor.email);
    expect(texts).not.toContain(api.people.neighbour.email);
  });

  test('what it holds can be imported as it is', async () => {
    const imports = createImportTestClient(api);
    const { name, bytes } = await getModel('sales');
    const record = await imports.imported(bytes, { type: 'sales', name });
    expect(record).toMatchObject({ state: 'DONE', counts: { created: 1, faulty: 0 } });
  });
});
