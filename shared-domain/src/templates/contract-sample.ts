import { buildLabelValueTable, createLoopTableBuilder } from './sample-blocks';
import { bracketDelimiters } from './tag-delimiters';
import { buildWordDocument, type WordDocumentBlock } from './word-document';

const lines = createLoopTableBuilder(bracketDelimiters);
const clause = (text: string): WordDocumentBlock => ({ kind: 'heading', text });
const text = (words: string): WordDocumentBlock => ({ kind: 'text', text: words });

/** A part of the text that is left out where its tag has no value. */
const ifKnown = (tag: string, words: string): string => `[[#${tag}]]${words}[[/${tag}]]`;

/** The company as a party: what the account has registered of name, document, address and legal representative. */
const COMPANY = [
  '[[empresa_nome]]',
  ifKnown('empresa_razao_social', ', razão social [[empresa_razao_social]]'),
  ifKnown('empresa_documento', ', [[empresa_documento_tipo]] [[empresa_documento]]'),
  ifKnown('empresa_endereco', ', com sede em [[empresa_endereco]]'),
  ifKnown('representante_nome', ', representada por [[representante_nome]]'),
  ifKnown('representante_cpf', ', CPF [[representante_cpf]]'),
].join('');

/**
 * Builds the sample contract template (.docx) that users can download and adapt. Its common clauses must be
 * checked by a lawyer before use.
 */
export const buildSampleContract = (): Uint8Array =>
  buildWordDocument([
    { kind: 'title', text: 'Contrato de fornecimento e instalação' },
    {
      kind: 'small',
      text: 'Contrato [[contrato_numero]] de [[contrato_data]], para assinar até [[contrato_validade]] · Proposta [[proposta_numero]]',
    },
    clause('As partes'),
    buildLabelValueTable(
      ['Contratante', '[[cliente_nome]]'],
      ['CPF ou CNPJ', '[[cliente_documento]]'],
      ['Endereço', '[[cliente_endereco_completo]]'],
      ['E-mail e telefone', '[[cliente_email]] · [[cliente_telefone]]'],
      ['Contratada', COMPANY],
      ['Vendedor', '[[vendedor_nome]]'],
    ),
    clause('1. Objeto'),
    text(
      'A contratada fornece e instala um sistema fotovoltaico de [[sistema_potencia]], com geração média de [[geracao_mensal]] por mês, em [[obra_endereco]], [[obra_cidade]]/[[obra_uf]].',
    ),
    lines(
      'modulos',
      [52, 24, 24],
      [
        ['Módulos', `[[modulo_fabricante]]${ifKnown('modulo_modelo', ' [[modulo_modelo]]')}`],
        ['Potência', '[[modulo_potencia]]'],
        ['Quant.', '[[modulo_quantidade]]'],
      ],
    ),
    lines(
      'inversores',
      [52, 24, 24],
      [
        ['Inversores', `[[inversor_fabricante]]${ifKnown('inversor_modelo', ' [[inversor_modelo]]')}`],
        ['Potência', '[[inversor_potencia]]'],
        ['Quant.', '[[inversor_quantidade]]'],
      ],
    ),
    lines(
      'itens',
      [76, 24],
      [
        ['Itens', '[[item_nome]]'],
        ['Quant.', '[[item_quantidade]]'],
      ],
    ),
    clause('2. Preço e pagamento'),
    text('O preço é de [[preco_final]] ([[preco_final_extenso]]).'),
    text('[[#condicoes_pagamento]]Condições de pagamento: [[condicoes_pagamento]][[/condicoes_pagamento]]'),
    clause('3. Prazo'),
    text(
      'O prazo de instalação conta da assinatura deste contrato e da liberação do acesso pela distribuidora de energia.',
    ),
    clause('4. Geração'),
    text('A geração é estimada a partir da irradiação do lugar: [[irradiacao_fonte]].'),
    lines(
      'meses',
      [40, 30, 30],
      [
        ['Mês', '[[mes_nome]]'],
        ['Consumo', '[[mes_consumo]]'],
        ['Geração', '[[mes_geracao]]'],
      ],
    ),
    text(
      'Em um ano deixam de ser emitidos [[ambiente_co2]] de CO₂; em 25 anos, o que [[ambiente_arvores]] árvores absorvem.',
    ),
    clause('5. Arrependimento'),
    text(
      'Contratado fora do estabelecimento comercial, o contratante pode desistir em sete dias (art. 49 do Código de Defesa do Consumidor).',
    ),
    clause('6. Assinaturas'),
    text(
      'As partes aceitam a assinatura eletrônica deste contrato (art. 10, § 2º, da Medida Provisória 2.200-2/2001).',
    ),
    text('[[obra_cidade]], [[contrato_data_extenso]].'),
    text('[[assinatura_contratante]]'),
    text('[[assinatura_contratada]]'),
  ]);
