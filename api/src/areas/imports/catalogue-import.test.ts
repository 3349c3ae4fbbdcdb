import { getImportProperties, MAX_IMPORTED_KIT_LINES } from '@girassol/shared-domain/imports';
import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const modules =
  'modulo_modelo;modulo_fabricante;modulo_potencia_em_watts;estoque;valor_unitario;garantia_defeito';
const inverters = 'inversor_modelo;inversor_fabricante;inversor_potencia_em_watts;topologia;tensao';
const kit = [
  ...['fornecedor', 'valor', 'tensao_de_saida', 'modulo_1_modelo', 'modulo_1_fabricante'],
  ...['modulo_1_potencia_em_watts', 'modulo_1_quantidade', 'inversor_1_modelo', 'inversor_1_fabricante'],
  ...['inversor_1_potencia_em_watts', 'inversor_1_quantidade', 'item_1_nome', 'item_1_quantidade'],
];
const aurora = 'H550;Helios;550;10;C5;Corrente;5;1;Cabo;50';

describeApi('import of the catalogue and of kits', (api) => {
  const imports = createImportTestClient(api);
  const catalogue = () =>
    api.query<{ id: string }>(
      `select id, kind, name, manufacturer, power::float8, stock, price_cents::int, facts, version
       from catalogue_items where account_id = $1 order by name, power`,
      [api.people.owner.accountId],
    );
  const kits = () =>
    api.query<{ id: string }>(
      'select id, supplier, price_cents::int, voltage, power::float8, owner_id, version from kits where account_id = $1',
      [api.people.owner.accountId],
    );
  const blocked = async (type: Parameters<typeof imports.draft>[1], file: string, without: string) => {
    const headers = file.split(/\r\n/)[0]?.split(';') ?? [];
    const { import: begun } = await imports.draft(file, type);
    return api.refused('POST /imports/check/:userId/:importId', {
      ...imports.at(api.people.owner, begun._id),
      body: {
        mapping: Object.fromEntries(headers.map((name) => [name, name === without ? null : name])),
        options: {},
      },
    });
  };

  beforeAll(async () => {
    await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'kits', 'catalogue_items'])
      await api.query(`delete from ${table}`);
  });

  test.each([
    ['module', modules.split(';').slice(0, 3), 'a;b;550'],
    ['inverter', inverters.split(';').slice(0, 3), 'a;b;5000'],
    ['equipament', ['item_nome'], 'Cabo'],
  ] as const)(
    '[imports-022] [imports-023] [imports-024] what tells a %s apart has to be mapped',
    async (type, required, row) => {
      for (const without of required)
        expect(await blocked({ type }, `${required.join(';')}\r\n${row}`, without)).toMatchObject({
          status: 422,
          message: expect.stringMatching(new RegExp(`não mapeado: ${without}`)),
        });
    },
  );

  test('modules: new ones, the same again, what was empty, and all of it', async () => {
    const type = 'module' as const;
    const made = await imports.imported(
      `${modules}\r\nHX-550M;Helix Solar;550;;690,50;\r\nHX-600;Helix Solar;600;40;;12\r\n`,
      { type },
    );
    expect(made.counts).toMatchObject({ created: 2, faulty: 0 });
    expect(await catalogue()).toMatchObject([
      {
        kind: 'modules',
        name: 'HX-550M',
        manufacturer: 'Helix Solar',
        power: 550,
        stock: 0,
        price_cents: 69_050,
      },
      { name: 'HX-600', power: 600, stock: 40, price_cents: 0, facts: { warrantyDefect: 12 } },
    ]);
    const list = `${modules}\r\nhx-550m;HELIX SOLAR;550;7;800;\r\nHX-600;Helix Solar;600;0;500;15\r\n`;
    const filled = await imports.imported(list, { type });
    expect(filled.counts).toMatchObject({ created: 0, updated: 2 });
    expect(await catalogue()).toMatchObject([
      { stock: 7, price_cents: 69_050 },
      { stock: 40, price_cents: 50_000, facts: { warrantyDefect: 12 } },
    ]);
    const again = await imports.checked(list, { type });
    expect(again.counts).toMatchObject({ same: 2, ready: 0 });
    expect((await imports.rows(again._id, 'SAME')).map(({ reason }) => reason)).toEqual([
      'A planilha traz outro valor, e o cadastro não muda: Valor unitário.',
      'A planilha traz outro valor, e o cadastro não muda: Garantia contra defeitos (anos), Estoque.',
    ]);
    const updated = await imports.imported(list, { type, duplicates: 'UPDATE' });
    // Sold out is nought, not left empty.
    expect(await catalogue()).toMatchObject([
      { stock: 7, price_cents: 80_000 },
      { stock: 0, price_cents: 50_000, facts: { warrantyDefect: 15 } },
    ]);
    expect(await imports.step('undo', updated._id)).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect(await imports.step('undo', filled._id)).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect(await catalogue()).toMatchObject([
      { stock: 0, price_cents: 69_050 },
      { stock: 40, price_cents: 0, facts: { warrantyDefect: 12 } },
    ]);
  });

  test('a thing in several rows is one, and goes as one', async () => {
    const type = 'module' as const;
    const record = await imports.imported(
      `${modules}\r\nHX;Helix;550;;690;\r\nHX;Helix;550;5;;\r\nhx;helix;550;;;10\r\nHX;Helix;600;;;\r\n`,
      { type },
    );
    expect(await catalogue()).toHaveLength(2);
    expect((await catalogue())[0]).toMatchObject({
      stock: 5,
      price_cents: 69_000,
      facts: { warrantyDefect: 10 },
    });
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { kept: 0 } });
    expect(await catalogue()).toEqual([]);
  });

  test('inverters: a power under 100 is kW, topology and voltage as the catalogue has them', async () => {
    const record = await imports.imported(
      `${inverters}\r\nC5;Corrente;5;String;220\r\nM2;Micro;2000;micro;\r\nX;Y;zero;;\r\n`,
      { type: 'inverter' },
    );
    expect(record.counts).toMatchObject({ created: 2, faulty: 1 });
    expect(await catalogue()).toMatchObject([
      { kind: 'inverters', name: 'C5', power: 5000, facts: { type: 'inverter', voltage: '220' } },
      { name: 'M2', power: 2000, facts: { type: 'microinverter' } },
    ]);
    const same = await imports.checked(`${inverters}\r\nC5;Corrente;5000;;\r\n`, { type: 'inverter' });
    expect(same.counts).toMatchObject({ same: 1, created: 0 });
  });

  test('equipment: its maker and detail; one that somebody changed since is kept', async () => {
    const record = await imports.imported(
      'item_nome;item_fabricante;item_detalhe;item_valor_unitario\r\nCabo 6 mm²;Fioluz;Rolo de 100 m;8,90\r\nConector;;;3\r\n',
      { type: 'equipament' },
    );
    const [cable] = await catalogue();
    expect(cable).toMatchObject({
      kind: 'equipaments',
      facts: { detail: 'Rolo de 100 m' },
      price_cents: 890,
    });
    await api.query('update catalogue_items set stock = 3, version = version + 1 where id = $1', [cable?.id]);
    expect(await imports.step('undo', record._id)).toMatchObject({ counts: { undone: 1, kept: 1 } });
    expect(await catalogue()).toMatchObject([{ name: 'Cabo 6 mm²' }]);
    expect(await imports.rows(record._id, 'KEPT')).toMatchObject([
      { reason: 'Foi alterado depois da importação.' },
    ]);
  });

  test('[imports-018] [imports-020] [imports-021] a kit needs supplier, price, and whole groups', async () => {
    const head = kit.join(';');
    const row = `Aurora;9870;220 V;${aurora}`;
    for (const without of ['fornecedor', 'valor', 'modulo_1_modelo', 'inversor_1_quantidade', 'item_1_nome'])
      expect(await blocked({ type: 'kit' }, `${head}\r\n${row}`, without)).toMatchObject({
        status: 422,
        message: expect.stringMatching(new RegExp(`não mapeado: ${without}`)),
      });
    const second = 'modulo_2_modelo';
    expect(await blocked({ type: 'kit' }, `${head};${second}\r\n${row};H600`, '')).toMatchObject({
      status: 422,
      message: expect.stringMatching(/não mapeado: modulo_2_/),
    });
    const halves = await imports.checked(
      `${head}\r\nAurora;9870;;;;;;C5;Corrente;5;1;;\r\n${row.replace(';50', ';')}`,
      {
        type: 'kit',
      },
    );
    expect(halves.counts).toMatchObject({ ready: 0, faulty: 2 });
  });

  test('[imports-019] a kit has up to 5 modules, 5 inverters and 25 additional items', async () => {
    const names = getImportProperties('kit')
      .map(({ name }) => name)
      .filter((name) => /_(modelo|fabricante|potencia_em_watts|quantidade|nome)$/.test(name));
    const getExample = (name: string) =>
      /quantidade$/.test(name) ? '2' : /potencia/.test(name) ? '500' : name.replace(/\D+/g, 'x');
    const record = await imports.imported(
      `fornecedor;valor;${names.join(';')}\r\nAurora;50000;${names.map(getExample).join(';')}`,
      { type: 'kit' },
    );
    expect(record.counts).toMatchObject({ created: 1, faulty: 0 });
    const [made] = await api.query<Record<'modules' | 'inverters' | 'items', unknown[]>>(
      'select modules, inverters, items from kits',
    );
    expect([made?.modules.length, made?.inverters.length, made?.items.length]).toEqual([
      MAX_IMPORTED_KIT_LINES.modules,
      MAX_IMPORTED_KIT_LINES.inverters,
      MAX_IMPORTED_KIT_LINES.items,
    ]);
    expect(MAX_IMPORTED_KIT_LINES).toEqual({ modules: 5, inverters: 5, items: 25 });
    expect(names).not.toContain('modulo_6_modelo');
  });

  test('kits are known by supplier and composition: the same again, completed, replaced, taken back', async () => {
    const type = 'kit' as const;
    const file = (price: string, voltage: string) =>
      `${kit.join(';')}\r\nAurora;${price};${voltage};${aurora}\r\n`;
    const record = await imports.imported(file('9.870,00', '220 V'), { type });
    expect(await kits()).toMatchObject([
      {
        supplier: 'Aurora',
        price_cents: 987_000,
        voltage: '220 V',
        power: 5.5,
        owner_id: api.people.owner.userId,
      },
    ]);
    expect((await imports.checked(file('9870', '220'), { type })).counts).toMatchObject({ same: 1 });
    const dearer = await imports.imported(file('12000', '380'), { type, duplicates: 'UPDATE' });
    expect(await kits()).toMatchObject([{ price_cents: 1_200_000, voltage: '380 V', version: 2 }]);
    await imports.step('undo', dearer._id);
    expect(await kits()).toMatchObject([{ price_cents: 987_000, voltage: '220 V' }]);
    // Two imports and an undo touched it since: the first one cannot say whose it is now.
    expect(await imports.step('undo', record._id)).toMatchObject({ counts: { kept: 1 } });
  });

  test('who keeps no catalogue imports none; where the manager has the kits, only who keeps them', async () => {
    const { vendor, colleague, basic, calculator, owner } = api.people;
    const refused = (as: typeof owner, importType: 'module' | 'inverter' | 'equipament' | 'kit') =>
      api.refused('GET /imports/model/:importType', { as, params: { importType } });
    for (const type of ['module', 'inverter', 'equipament'] as const) {
      for (const person of [vendor, basic, calculator])
        expect(await refused(person, type)).toMatchObject({ status: 403 });
    }
    expect(await refused(colleague, 'kit')).toMatchObject({ status: 403 });

    const settings = (useManagerKits: boolean) =>
      api.query(
        `insert into settings (account_id, document) values ($1, $2)
         on conflict (account_id) do update set document = excluded.document`,
        [owner.accountId, JSON.stringify({ useManagerKits })],
      );
    const file = `${kit.join(';')}\r\nAurora;100;;${aurora}\r\n`;
    const checked = await imports.checked(file, { type: 'kit', as: vendor });
    await settings(true);
    expect(
      await api.refused('POST /imports/start/:userId/:importId', imports.at(vendor, checked._id)),
    ).toMatchObject({ status: 403 });
    expect(await refused(vendor, 'kit')).toMatchObject({
      status: 403,
      message: 'Você não tem permissão para importar kits.',
    });
    await api.query(`update users set permissions = permissions || '{"kitsManager": true}' where id = $1`, [
      vendor.userId,
    ]);
    await imports.step('start', checked._id, vendor);
    expect(await kits()).toMatchObject([{ owner_id: owner.userId }]);
    await settings(false);
  });
});
