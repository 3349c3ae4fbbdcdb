import { testBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { importsOf } from '../../../test/imports';

const boards = [
  ['/sales/upload/:userId', 'sales', 'negocio'],
  ['/sales/leads/upload/:userId', 'preSale', 'lead'],
  ['/sales/projects/upload/:userId', 'project', 'projeto'],
  ['/sales/installations/upload/:userId', 'installation', 'obra'],
  ['/sales/after-sales/upload/:userId', 'afterSales', 'atividade'],
  ['/sales/administrative/upload/:userId', 'administrative', 'operacao'],
] as const;
const things = [
  ['/modules/many', 'module', 'modulo_modelo;modulo_fabricante;modulo_potencia_em_watts\nHX;Helix;550'],
  ['/inverters/many', 'inverter', 'inversor_modelo;inversor_fabricante;inversor_potencia_em_watts\nC5;Sol;5'],
  ['/equipaments/many', 'equipament', 'item_nome\nCabo'],
] as const;

describeApi('uploads that bring file and mapping at once', (api) => {
  const imports = importsOf(api);
  const bodyOf = (content: string) => {
    const headers = content.split('\n')[0]?.split(';') ?? [];
    return {
      mapping: Object.fromEntries(headers.map((name) => [name, name])),
      fileContent: Buffer.from(content).toString('base64'),
    };
  };
  beforeAll(async () => {
    await testBoards(api);
  });

  test('[imports-041] every board and every kind of equipment has its own path', async () => {
    const { owner } = api.people;
    const begun: [string, string][] = [];
    for (const [path, type, suffix] of boards) {
      const content = `nome_cliente;nome_${suffix};valor_${suffix}\nAna;Um;1`;
      const request = { as: owner, params: { userId: owner.userId }, body: bodyOf(content) };
      begun.push([(await api.call(`POST ${path}`, request)).importId, type]);
    }
    for (const [path, type, content] of things)
      begun.push([(await api.call(`POST ${path}`, { as: owner, body: bodyOf(content) })).importId, type]);
    await api.app.jobs.runDue();
    for (const [importId, importType] of begun)
      expect(await imports.read(importId)).toMatchObject({
        importType,
        state: 'DONE',
        counts: { created: 1 },
      });
  });
});
