import {
  braces,
  brackets,
  contractFamilies,
  missingFields,
  orderFamilies,
  proposalFamilies,
  sampleContract,
  sampleData,
  sampleProposal,
  sampleServiceOrder,
  searchFields,
  type TemplateData,
  unknownTags,
  wordDocument,
  wordText,
} from '@girassol/shared-domain/templates';
import PizZip from 'pizzip';
import { fillTemplate, readTemplate } from './fill-template';
import { BrokenTemplate } from './template-problems';

const data: TemplateData = {
  ordem_numero: '#00012',
  cliente_nome: 'Carla & Filhos',
  servicos: [
    { servico_nome: 'Limpeza', servico_total: 'R$ 380,00', servico_composicao: 'Mão de obra\nViagem' },
    { servico_nome: 'Cabo', servico_total: 'R$ 47,60' },
  ],
};

function textOf(document: Uint8Array): string {
  const xml = new PizZip(document).file('word/document.xml')?.asText() ?? '';
  return xml
    .replace(/<w:br\/>/g, '\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&');
}

test('[boards.aftersales-007, contracts-020] brace tags and loops are filled, in paragraphs and in rows', () => {
  const template = wordDocument([
    { kind: 'title', text: 'Ordem {ordem_numero} de {cliente_nome}' },
    {
      kind: 'table',
      widths: [60, 40],
      rows: [['{#servicos}{servico_nome}', '{servico_total}{/servicos}']],
    },
  ]);
  const text = textOf(fillTemplate(template, data));
  expect(text).toContain('Ordem #00012 de Carla & Filhos');
  expect(text).toContain('Limpeza\nR$ 380,00\nCabo\nR$ 47,60');
});

test('[contracts-024] what is not registered is told beforehand with its place, and said in the document', () => {
  const template = wordText(
    '{sistema_distancia} {cliente_nome} {cliente_email} {campo_meu} {#servicos}{servico_composicao}{/servicos}',
  );
  const { tags } = readTemplate(template);
  expect(missingFields(tags, data, orderFamilies)).toEqual([
    { tag: 'sistema_distancia', label: 'Distância, km', mendedAt: 'activity' },
    { tag: 'cliente_email', label: 'E-mail', mendedAt: 'customer' },
    { tag: 'campo_meu', label: null, mendedAt: null },
    {
      tag: 'servico_composicao',
      label: 'Composição do preço, uma linha para cada parte',
      mendedAt: 'activity',
    },
  ]);
  const text = textOf(fillTemplate(template, data));
  expect(text).toContain('*** DADO NÃO CADASTRADO: sistema_distancia *** Carla & Filhos');
  expect(text).toContain('Mão de obra\nViagem*** DADO NÃO CADASTRADO: servico_composicao ***');
});

test('a repetition over nothing is empty, and misses nothing', () => {
  const template = wordText('Ordem', '{#servicos}', '{servico_nome}', '{/servicos}', 'Fim');
  const none = { servicos: [] };
  expect(missingFields(readTemplate(template).tags, none, orderFamilies)).toEqual([]);
  expect(textOf(fillTemplate(template, none))).not.toContain('servico_nome');
});

function problemsIn(content: Uint8Array, marks = braces) {
  try {
    readTemplate(content, marks);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenTemplate)) throw error;
    return error.problems;
  }
}

test('a template that cannot be filled says everything that is wrong, and in which line', () => {
  expect(problemsIn(wordText('Serviços: {#servicos} sem fim', 'De {cliente_nome'))).toEqual([
    { text: 'O campo “cliente_nome” não tem “}”. Escreva {cliente_nome}.', line: 'De {cliente_nome' },
    {
      text: 'A repetição “servicos” não tem fim: falta {/servicos} depois do que se repete.',
      line: 'Serviços: {#servicos} sem fim',
    },
  ]);
  expect(problemsIn(wordText('{/servicos}'))[0]?.text).toContain('não tem começo');
  expect(problemsIn(new TextEncoder().encode('isto não é um zip'))).toEqual([
    { text: 'O arquivo não é um documento do Word que possa ser preenchido.', line: '' },
  ]);
});

test('a tag that no list has is found, with a piece of its line', () => {
  const { tags, lineOf } = readTemplate(
    wordText('{cliente_nome}', `${'Prezado '.repeat(12)}{cliente_nme}, tudo bem?`),
  );
  expect(unknownTags(tags, orderFamilies)).toEqual(['cliente_nme']);
  expect(lineOf('cliente_nme')).toMatch(/^….{20,40}\{cliente_nme\}, tudo bem\?$/);
});

test.each([
  ['service order', sampleServiceOrder(), orderFamilies, braces],
  ['proposal', sampleProposal(), proposalFamilies, braces],
  ['contract', sampleContract(), contractFamilies, brackets],
])('the sample of a %s has only known tags, and can be filled', (_, sample, families, marks) => {
  const { tags } = readTemplate(sample, marks);
  expect(unknownTags(tags, families)).toEqual([]);
  expect(Object.keys(tags).length).toBeGreaterThan(12);
  expect(textOf(fillTemplate(sample, {}, marks))).toContain('DADO NÃO CADASTRADO');
  const demonstrated = textOf(fillTemplate(sample, sampleData(families), marks));
  expect(demonstrated).toContain('Carla Schmidt');
  expect(demonstrated).not.toContain('DADO NÃO CADASTRADO');
});

test('[contracts-020] contracts have double brackets, with loops; what is written otherwise is no tag', () => {
  const template = wordDocument([
    { kind: 'title', text: 'Contrato de [[cliente_nome]] {cliente_nome}' },
    {
      kind: 'table',
      widths: [60, 40],
      rows: [['[[#servicos]][[servico_nome]]', '[[servico_total]][[/servicos]]']],
    },
  ]);
  expect(readTemplate(template, brackets).tags).toEqual({
    cliente_nome: {},
    servicos: { servico_nome: {}, servico_total: {} },
  });
  const text = textOf(fillTemplate(template, data, brackets));
  expect(text).toContain('Contrato de Carla & Filhos {cliente_nome}');
  expect(text).toContain('Limpeza\nR$ 380,00\nCabo\nR$ 47,60');
  expect(problemsIn(wordText('[[#servicos]] sem fim', 'De [[cliente_nome'), brackets)).toEqual([
    { text: 'O campo “cliente_nome” não tem “]]”. Escreva [[cliente_nome]].', line: 'De [[cliente_nome' },
    {
      text: 'A repetição “servicos” não tem fim: falta [[/servicos]] depois do que se repete.',
      line: '[[#servicos]] sem fim',
    },
  ]);
});

test('every tag has a name of its own, and a search finds it by meaning, accents or not', () => {
  for (const families of [orderFamilies, proposalFamilies, contractFamilies]) {
    const names = families.flatMap(({ loop, fields }) => [loop ?? [], fields.map(({ tag }) => tag)].flat());
    expect(new Set(names).size).toBe(names.length);
  }
  const found = searchFields(proposalFamilies, 'preco módulo');
  expect(found).toEqual([]);
  expect(searchFields(proposalFamilies, 'PREÇO final').flatMap(({ fields }) => fields)[0]?.tag).toBe(
    'preco_final',
  );
});
