import { readFileSync } from 'node:fs';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

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

/** Processes that read spreadsheets for this one. */
const getReaders = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('spreadsheet-reader');
      } catch {
        return false; // It has just ended.
      }
    }).length;

describeApi('uploads that bring file and mapping at once', (api) => {
  const imports = createImportTestClient(api);
  const getBody = (content: string) => {
    const headers = content.split('\n')[0]?.split(';') ?? [];
    return {
      mapping: Object.fromEntries(headers.map((name) => [name, name])),
      fileContent: Buffer.from(content).toString('base64'),
    };
  };
  beforeAll(async () => {
    await createTestBoards(api);
  });

  test(
    '[imports-041] every board and every kind of equipment has its own path',
    async () => {
      const { owner } = api.people;
      const begun: [string, string][] = [];
      for (const [path, type, suffix] of boards) {
        const content = `nome_cliente;nome_${suffix};valor_${suffix}\nAna ${suffix};Um;1`;
        const request = { as: owner, params: { userId: owner.userId }, body: getBody(content) };
        begun.push([(await api.call(`POST ${path}`, request)).importId, type]);
      }
      for (const [path, type, content] of things)
        begun.push([(await api.call(`POST ${path}`, { as: owner, body: getBody(content) })).importId, type]);
      await api.app.jobs.runDue();
      for (const [importId, importType] of begun)
        expect(await imports.read(importId)).toMatchObject({
          importType,
          state: 'DONE',
          counts: { created: 1 },
        });
    },
    TEST_TIMEOUTS_MS.process,
  );

  test('of an account that sends many at once leave room for those of others', async () => {
    const { owner, neighbour } = api.people;
    const order: string[] = [];
    const send = async (as: typeof owner) => {
      const file = { name: 'clientes.csv', content: 'nome;telefone\nAna;47999990000' };
      const params = { userId: as.userId };
      const body = { importType: 'customer' } as const;
      await api.call('POST /imports/files/:userId', { as, params, body, file });
      order.push(as.accountId);
    };
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, getReaders(process.pid));
    }, 20);
    await Promise.all([...Array.from({ length: 10 }, () => send(owner)), send(neighbour)]);
    clearInterval(watch);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
    // Forms arrive in any order, and two are read at once.
    expect(order.indexOf(neighbour.accountId)).toBeLessThan(6);
  });
});
