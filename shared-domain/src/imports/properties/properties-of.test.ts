import { importTypes } from '../import-types';
import {
  boardImportDefinitions,
  boardImportTypes,
  getImportedStatusLabels,
  parseImportedStatus,
} from './board-import-definitions';
import { getImportProperties, importTypeNouns } from './import-properties';
import { MAX_IMPORTED_KIT_LINES } from './kit-properties';

const required = (type: Parameters<typeof getImportProperties>[0]) =>
  getImportProperties(type).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
const names = (type: Parameters<typeof getImportProperties>[0]) =>
  getImportProperties(type).map(({ name }) => name);

test('[imports-014, imports-015] a customer has 24 properties, of which the name is required', () => {
  expect(names('customer')).toEqual(
    `nome email cpf_ou_cnpj rg telefone whatsapp UF cidade origem endereco cep logradouro numero bairro complemento
    profissao nacionalidade renda_mensal faturamento_mensal data_de_registro nome_responsavel cpf_responsavel
    observacoes id_colaborador_proprietario`.split(/\s+/),
  );
  expect(required('customer')).toEqual(['nome']);
});

test('[imports-016] a sale has the customer with a suffix, its own properties and one owner', () => {
  expect(names('sales')).toHaveLength(23 + 8);
  expect(names('sales').slice(0, 3)).toEqual(['nome_cliente', 'email_cliente', 'cpf_ou_cnpj_cliente']);
  expect(names('sales').slice(23)).toEqual(
    `nome_negocio valor_negocio status_negocio data_registro_negocio data_finalizacao_negocio etapa_funil_negocio
    observacoes_negocio id_colaborador_proprietario`.split(/\s+/),
  );
  expect(required('sales')).toEqual(['nome_cliente', 'nome_negocio', 'valor_negocio']);
});

test('[imports-017] a lead needs the name of its customer, a name and a value', () => {
  expect(required('preSale')).toEqual(['nome_cliente', 'nome_lead', 'valor_lead']);
});

test('[imports-040, imports-041] the types have these names, four of boards among them', () => {
  expect(importTypes.toSorted()).toEqual(
    [
      ...['customer', 'sales', 'preSale', 'kit', 'inverter', 'equipament', 'module'],
      ...['project', 'installation', 'afterSales', 'administrative'],
    ].toSorted(),
  );
});

test('[imports-041] every board has a type with the properties of a sale under its own suffix', () => {
  expect(boardImportTypes.map((type) => required(type)[1])).toEqual([
    'nome_negocio',
    'nome_lead',
    'nome_projeto',
    'nome_obra',
    'nome_atividade',
    'nome_operacao',
  ]);
  for (const type of boardImportTypes) {
    const suffix = new RegExp(`_${boardImportDefinitions[type].suffix}$`);
    expect(names(type).map((name) => name.replace(suffix, '_negocio'))).toEqual(names('sales'));
  }
});

test('[imports-018, imports-019] a kit has five modules, five inverters and 25 items, and needs the first of two', () => {
  expect(MAX_IMPORTED_KIT_LINES).toEqual({ modules: 5, inverters: 5, items: 25 });
  expect(names('kit')).toHaveLength(4 + 5 * 9 + 5 * 6 + 25 * 2);
  expect(names('kit')).toEqual(
    expect.arrayContaining(['modulo_5_peso_em_kg', 'inversor_5_microinversor', 'item_25_quantidade']),
  );
  expect(required('kit')).toEqual([
    'fornecedor',
    'valor',
    'modulo_1_modelo',
    'modulo_1_fabricante',
    'modulo_1_potencia_em_watts',
    'modulo_1_quantidade',
    'inversor_1_modelo',
    'inversor_1_fabricante',
    'inversor_1_potencia_em_watts',
    'inversor_1_quantidade',
  ]);
});

test('[imports-022] an inverter needs model, manufacturer and power', () => {
  expect(required('inverter')).toEqual([
    'inversor_modelo',
    'inversor_fabricante',
    'inversor_potencia_em_watts',
  ]);
  expect(names('inverter')).toHaveLength(9);
});

test('[imports-023] equipment needs a name', () => {
  expect(required('equipament')).toEqual(['item_nome']);
  expect(names('equipament')).toHaveLength(5);
});

test('[imports-024] a module needs model, manufacturer and power', () => {
  expect(required('module')).toEqual(['modulo_modelo', 'modulo_fabricante', 'modulo_potencia_em_watts']);
  expect(names('module')).toHaveLength(10);
});

test.each(importTypes)('%s: names and labels stand once each, choices have options, examples fit', (type) => {
  const properties = getImportProperties(type);
  expect(new Set(names(type)).size).toBe(properties.length);
  expect(new Set(properties.map(({ label }) => label)).size).toBe(properties.length);
  for (const { kind, options, example, isRequired, help } of properties) {
    expect(kind === 'choice').toBe(options !== undefined);
    if (options) expect(options).toContain(example);
    if (isRequired) expect(example).not.toBe('');
    expect(help).toMatch(/\.$/);
  }
  expect(importTypeNouns[type].many).toMatch(/s$/);
});

test('how an item stands is written as people do, and understood', () => {
  expect(getImportedStatusLabels('sales')).toEqual(['Aberto', 'Ganho', 'Perdido']);
  expect(getImportedStatusLabels('project')).toEqual(['Aberto', 'Finalizado']);
  expect(parseImportedStatus('preSale', 'Desqualificado')).toBe('LOST');
  expect(parseImportedStatus('installation', 'Perdido')).toBeNull();
});
