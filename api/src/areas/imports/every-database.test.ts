import { describeApiOnEveryDatabase } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';

const ROWS = 120;

describeApiOnEveryDatabase('an import in several portions', (api) => {
  const imports = createImportTestClient(api);
  test('of 120 customers, some of them twice, one of them faulty, and back', async () => {
    const lines = Array.from(
      { length: ROWS },
      (_, at) => `Cliente ${convertDigitsToLetters(at)};c${at}@exemplo.com.br;`,
    );
    const more = ['Cliente a;c0@exemplo.com.br;SP', 'Cliente bbj;c119@exemplo.com.br;RJ', 'Errado;x;ZZ'];
    const record = await imports.imported(`nome;email;UF\r\n${[...lines, ...more].join('\r\n')}\r\n`);
    expect(record).toMatchObject({
      state: 'DONE',
      counts: { created: ROWS, updated: 2, faulty: 1, ready: 0 },
    });
    const count = async () =>
      (
        await api.query("select count(*)::int as rows, count(nullif(uf, ''))::int as states from customers")
      )[0];
    expect(await count()).toEqual({ rows: ROWS, states: 2 });
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: ROWS + 2, kept: 0 } });
    expect(await count()).toEqual({ rows: 0, states: 0 });
  });
});
