import type { RequestExamples } from '../example';
import { buildImportSheet } from '../samples/imports';

const HASH = 'f'.repeat(64);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const upload = (head: string, row: string, mapping: Record<string, string>) => ({
  mapping,
  fileContent: base64(`${head}\r\n${row}\r\n`),
});
const ofBoard = (suffix: string) =>
  upload('Cliente;Nome;Valor', 'Ana;Telhado;100', {
    Cliente: 'nome_cliente',
    Nome: `nome_${suffix}`,
    Valor: `valor_${suffix}`,
  });
const kit = {
  Fornecedor: 'fornecedor',
  Valor: 'valor',
  Módulo: 'modulo_1_modelo',
  Marca: 'modulo_1_fabricante',
  Wp: 'modulo_1_potencia_em_watts',
  Qtd: 'modulo_1_quantidade',
  Inversor: 'inversor_1_modelo',
  'Marca do inversor': 'inversor_1_fabricante',
  W: 'inversor_1_potencia_em_watts',
  'Qtd de inversores': 'inversor_1_quantidade',
};

/** Example requests for tests: routes of imports. */
export const importsExamples = {
  'POST /imports/files/:userId': ({ userId }) => ({
    params: { userId },
    body: { importType: 'customer' },
    file: buildImportSheet('Ana'),
  }),
  'GET /imports/files/:userId/:importId': ({ userId, draftImportId }) => ({
    params: { userId, importId: draftImportId },
  }),
  'PUT /imports/files/:userId/:importId': ({ userId, draftImportId }) => ({
    params: { userId, importId: draftImportId },
    body: { sheet: 'planilha' },
  }),
  'GET /imports/model/:importType': () => ({ params: { importType: 'module' } }),
  'GET /imports/template/:importType/:hash': () => ({ params: { importType: 'customer', hash: HASH } }),
  'POST /imports/template': () => ({
    body: { name: 'ERP', importType: 'customer', hash: HASH, mapping: { Nome: 'nome', Cidade: null } },
  }),
  'POST /imports/check/:userId/:importId': ({ userId, mappedImportId }) => ({
    params: { userId, importId: mappedImportId },
    body: { mapping: { Nome: 'nome' }, options: { duplicates: 'FILL', matchBy: ['email'], points: {} } },
  }),
  'POST /imports/start/:userId/:importId': ({ userId, startedImportId }) => ({
    params: { userId, importId: startedImportId },
  }),
  'POST /imports/pause/:userId/:importId': ({ userId, runningImportId }) => ({
    params: { userId, importId: runningImportId },
  }),
  'POST /imports/resume/:userId/:importId': ({ userId, pausedImportId }) => ({
    params: { userId, importId: pausedImportId },
  }),
  'POST /imports/cancel/:userId/:importId': ({ userId, cancelledImportId }) => ({
    params: { userId, importId: cancelledImportId },
  }),
  'POST /imports/undo/:userId/:importId': ({ userId, doneImportId }) => ({
    params: { userId, importId: doneImportId },
  }),
  'DELETE /imports/single/:userId/:importId': ({ userId, discardedImportId }) => ({
    params: { userId, importId: discardedImportId },
  }),
  'GET /imports/single/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
  }),
  'GET /imports/user/:userId/:multiplier': ({ userId }) => ({ params: { userId, multiplier: 1 } }),
  'GET /imports/rows/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
    query: { state: 'FAULTY', skip: 0, column: 'Nome' },
  }),
  'GET /imports/faults/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
  }),
  'PUT /imports/values/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
    body: { changes: [{ line: 3, column: 'Nome', value: 'Bruno' }] },
  }),
  'POST /imports/fills/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
    body: { column: 'Nome', value: 'Bruno', message: 'Falta.' },
  }),
  'DELETE /imports/fills/:userId/:importId/:fillId': ({ userId, pausedImportId, fillId }) => ({
    params: { userId, importId: pausedImportId, fillId },
  }),
  'PUT /imports/decisions/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
    body: { lines: [4], decision: 'SKIP' },
  }),
  'POST /imports/errors/:userId/:importId': ({ userId, checkedImportId }) => ({
    params: { userId, importId: checkedImportId },
  }),
  'POST /customers/upload/:userId': ({ userId }) => ({
    params: { userId },
    body: upload('Nome;Cidade', 'Ana;Itu', { Nome: 'nome', Cidade: 'cidade' }),
  }),
  'POST /sales/upload/:userId': ({ userId }) => ({ params: { userId }, body: ofBoard('negocio') }),
  'POST /sales/leads/upload/:userId': ({ userId }) => ({ params: { userId }, body: ofBoard('lead') }),
  'POST /sales/projects/upload/:userId': ({ userId }) => ({ params: { userId }, body: ofBoard('projeto') }),
  'POST /sales/installations/upload/:userId': ({ userId }) => ({ params: { userId }, body: ofBoard('obra') }),
  'POST /sales/after-sales/upload/:userId': ({ userId }) => ({
    params: { userId },
    body: ofBoard('atividade'),
  }),
  'POST /sales/administrative/upload/:userId': ({ userId }) => ({
    params: { userId },
    body: ofBoard('operacao'),
  }),
  'POST /kits/upload/:userId': ({ userId }) => ({
    params: { userId },
    body: upload(
      'Fornecedor;Valor;Módulo;Marca;Wp;Qtd;Inversor;Marca do inversor;W;Qtd de inversores',
      'Aurora;9000;HX;Helix;550;10;SW;Solwave;5000;1',
      kit,
    ),
  }),
  'POST /modules/many': () => ({
    body: upload('Modelo;Marca;Wp', 'HX;Helix;550', {
      Modelo: 'modulo_modelo',
      Marca: 'modulo_fabricante',
      Wp: 'modulo_potencia_em_watts',
    }),
  }),
  'POST /inverters/many': () => ({
    body: upload('Modelo;Marca;W', 'SW;Solwave;5000', {
      Modelo: 'inversor_modelo',
      Marca: 'inversor_fabricante',
      W: 'inversor_potencia_em_watts',
    }),
  }),
  'POST /equipaments/many': () => ({ body: upload('Item;Valor', 'Cabo;9', { Item: 'item_nome' }) }),
} satisfies Partial<RequestExamples>;
