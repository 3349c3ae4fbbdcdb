import {
  braceDelimiters,
  bracketDelimiters,
  buildSampleContract,
  buildSampleData,
  buildSampleProposal,
  buildSampleServiceOrder,
  buildWordDocument,
  buildWordDocumentFromLines,
  contractTagFamilies,
  findTagsWithoutValue,
  findUnknownTags,
  proposalTagFamilies,
  searchTagFamilies,
  serviceOrderTagFamilies,
  type TemplateData,
} from '@girassol/shared-domain/templates';
import PizZip from 'pizzip';
import { fillTemplate, parseTemplate } from './fill-template';
import { BrokenTemplateError } from './template-problems';

const data: TemplateData = {
  ordem_numero: '#00012',
  cliente_nome: 'Carla & Filhos',
  servicos: [
    { servico_nome: 'Limpeza', servico_total: 'R$ 380,00', servico_composicao: 'Mão de obra\nViagem' },
    { servico_nome: 'Cabo', servico_total: 'R$ 47,60' },
  ],
};

function extractText(document: Uint8Array): string {
  const xml = new PizZip(document).file('word/document.xml')?.asText() ?? '';
  return xml
    .replace(/<w:br\/>/g, '\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&');
}

test('[boards.aftersales-007, contracts-020] brace tags and loops are filled, in paragraphs and in rows', () => {
  const template = buildWordDocument([
    { kind: 'title', text: 'Ordem {ordem_numero} de {cliente_nome}' },
    {
      kind: 'table',
      widths: [60, 40],
      rows: [['{#servicos}{servico_nome}', '{servico_total}{/servicos}']],
    },
  ]);
  const text = extractText(fillTemplate(template, data));
  expect(text).toContain('Ordem #00012 de Carla & Filhos');
  expect(text).toContain('Limpeza\nR$ 380,00\nCabo\nR$ 47,60');
});

test('[contracts-024] what is not registered is told beforehand with its place, and said in the document', () => {
  const template = buildWordDocumentFromLines(
    '{sistema_distancia} {cliente_nome} {cliente_email} {campo_meu} {#servicos}{servico_composicao}{/servicos}',
  );
  const { tags } = parseTemplate(template);
  expect(findTagsWithoutValue(tags, data, serviceOrderTagFamilies)).toEqual([
    { tag: 'sistema_distancia', label: 'Distância, km', mendedAt: 'activity' },
    { tag: 'cliente_email', label: 'E-mail', mendedAt: 'customer' },
    { tag: 'campo_meu', label: null, mendedAt: null },
    {
      tag: 'servico_composicao',
      label: 'Composição do preço, uma linha para cada parte',
      mendedAt: 'activity',
    },
  ]);
  const text = extractText(fillTemplate(template, data));
  expect(text).toContain('*** DADO NÃO CADASTRADO: sistema_distancia *** Carla & Filhos');
  expect(text).toContain('Mão de obra\nViagem*** DADO NÃO CADASTRADO: servico_composicao ***');
});

test('a repetition over nothing is empty, and misses nothing', () => {
  const template = buildWordDocumentFromLines('Ordem', '{#servicos}', '{servico_nome}', '{/servicos}', 'Fim');
  const none = { servicos: [] };
  expect(findTagsWithoutValue(parseTemplate(template).tags, none, serviceOrderTagFamilies)).toEqual([]);
  expect(extractText(fillTemplate(template, none))).not.toContain('servico_nome');
});

function problemsIn(content: Uint8Array, marks = braceDelimiters) {
  try {
    parseTemplate(content, marks);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenTemplateError)) throw error;
    return error.problems;
  }
}

test('a template that cannot be filled says everything that is wrong, and in which line', () => {
  expect(problemsIn(buildWordDocumentFromLines('Serviços: {#servicos} sem fim', 'De {cliente_nome'))).toEqual(
    [
      { text: 'O campo “cliente_nome” não tem “}”. Escreva {cliente_nome}.', line: 'De {cliente_nome' },
      {
        text: 'A repetição “servicos” não tem fim: falta {/servicos} depois do que se repete.',
        line: 'Serviços: {#servicos} sem fim',
      },
    ],
  );
  expect(problemsIn(buildWordDocumentFromLines('{/servicos}'))[0]?.text).toContain('não tem começo');
  expect(problemsIn(new TextEncoder().encode('isto não é um zip'))).toEqual([
    { text: 'O arquivo não é um documento do Word que possa ser preenchido.', line: '' },
  ]);
});

test('a tag that no list has is found, with a piece of its line', () => {
  const { tags, getLine } = parseTemplate(
    buildWordDocumentFromLines('{cliente_nome}', `${'Prezado '.repeat(12)}{cliente_nme}, tudo bem?`),
  );
  expect(findUnknownTags(tags, serviceOrderTagFamilies)).toEqual(['cliente_nme']);
  expect(getLine('cliente_nme')).toMatch(/^….{20,40}\{cliente_nme\}, tudo bem\?$/);
});

test.each([
  ['service order', buildSampleServiceOrder(), serviceOrderTagFamilies, braceDelimiters],
  ['proposal', buildSampleProposal(), proposalTagFamilies, braceDelimiters],
  ['contract', buildSampleContract(), contractTagFamilies, bracketDelimiters],
])('the sample of a %s has only known tags, and can be filled', (_, sample, families, marks) => {
  const { tags } = parseTemplate(sample, marks);
  expect(findUnknownTags(tags, families)).toEqual([]);
  expect(Object.keys(tags).length).toBeGreaterThan(12);
  expect(extractText(fillTemplate(sample, {}, marks))).toContain('DADO NÃO CADASTRADO');
  const demonstrated = extractText(fillTemplate(sample, buildSampleData(families), marks));
  expect(demonstrated).toContain('Carla Schmidt');
  expect(demonstrated).not.toContain('DADO NÃO CADASTRADO');
});

test('the sample contract names the company with document, seat and representative, as far as they are registered', () => {
  const known = buildSampleData(contractTagFamilies);
  const filledWith = (values: TemplateData) =>
    extractText(fillTemplate(buildSampleContract(), values, bracketDelimiters));
  expect(filledWith(known)).toContain(
    'Girassol Energia Solar, razão social Girassol Energia Solar Ltda., CNPJ 11.222.333/0001-81, com sede em Rua das Palmeiras, 120, Centro, Blumenau/SC, CEP 89010-025, representada por Helena Moreira, CPF 529.982.247-25',
  );
  expect(filledWith(known)).toContain('R$ 24.900,00 (vinte e quatro mil e novecentos reais)');
  const { empresa_nome = '' } = known;
  expect(filledWith({ empresa_nome })).toContain('\nGirassol Energia Solar\n');
});

test('[contracts-020] contracts have double brackets, with loops; what is written otherwise is no tag', () => {
  const template = buildWordDocument([
    { kind: 'title', text: 'Contrato de [[cliente_nome]] {cliente_nome}' },
    {
      kind: 'table',
      widths: [60, 40],
      rows: [['[[#servicos]][[servico_nome]]', '[[servico_total]][[/servicos]]']],
    },
  ]);
  expect(parseTemplate(template, bracketDelimiters).tags).toEqual({
    cliente_nome: {},
    servicos: { servico_nome: {}, servico_total: {} },
  });
  const text = extractText(fillTemplate(template, data, bracketDelimiters));
  expect(text).toContain('Contrato de Carla & Filhos {cliente_nome}');
  expect(text).toContain('Limpeza\nR$ 380,00\nCabo\nR$ 47,60');
  expect(
    problemsIn(buildWordDocumentFromLines('[[#servicos]] sem fim', 'De [[cliente_nome'), bracketDelimiters),
  ).toEqual([
    { text: 'O campo “cliente_nome” não tem “]]”. Escreva [[cliente_nome]].', line: 'De [[cliente_nome' },
    {
      text: 'A repetição “servicos” não tem fim: falta [[/servicos]] depois do que se repete.',
      line: '[[#servicos]] sem fim',
    },
  ]);
});

test('every tag has a name of its own, and a search finds it by meaning, accents or not', () => {
  for (const families of [serviceOrderTagFamilies, proposalTagFamilies, contractTagFamilies]) {
    const names = families.flatMap(({ loop, fields }) => [loop ?? [], fields.map(({ tag }) => tag)].flat());
    expect(new Set(names).size).toBe(names.length);
  }
  const found = searchTagFamilies(proposalTagFamilies, 'preco módulo');
  expect(found).toEqual([]);
  expect(searchTagFamilies(proposalTagFamilies, 'PREÇO final').flatMap(({ fields }) => fields)[0]?.tag).toBe(
    'preco_final',
  );
});
