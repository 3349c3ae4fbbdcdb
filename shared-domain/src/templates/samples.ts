import { buildLabelValueTable, createLoopTableBuilder } from './sample-blocks';
import { braceDelimiters } from './tag-delimiters';
import { buildWordDocument } from './word-document';

const lines = createLoopTableBuilder(braceDelimiters);

/** Builds the sample template of a service order (.docx) that users can download and adapt. */
export const buildSampleServiceOrder = (): Uint8Array =>
  buildWordDocument([
    { kind: 'title', text: 'Ordem de serviço {ordem_numero}' },
    { kind: 'small', text: '{atividade_nome} · registrada em {atividade_data} · impressa em {data}' },
    { kind: 'heading', text: 'Cliente' },
    buildLabelValueTable(
      ['Nome', '{cliente_nome}'],
      ['CPF ou CNPJ', '{cliente_documento}'],
      ['Telefone', '{cliente_telefone}'],
      ['Endereço', '{cliente_endereco_completo}'],
    ),
    { kind: 'heading', text: 'Sistema' },
    buildLabelValueTable(
      ['Endereço da obra', '{obra_endereco}, {obra_cidade}'],
      ['Potência', '{sistema_potencia} kWp'],
      ['Módulos', '{sistema_modulos}'],
      ['Inversores', '{sistema_inversores}, {sistema_tipo_inversor}'],
    ),
    { kind: 'heading', text: 'Serviços e produtos' },
    lines(
      'servicos',
      [46, 12, 21, 21],
      [
        ['O que', '{servico_nome}'],
        ['Quant.', '{servico_quantidade}'],
        ['Preço', '{servico_preco}'],
        ['Total', '{servico_total}'],
      ],
    ),
    { kind: 'text', text: 'Total: {total}' },
    { kind: 'text', text: 'Responsáveis: {responsaveis}' },
    { kind: 'heading', text: 'Assinaturas' },
    buildLabelValueTable(['Cliente', ''], ['Técnico', ''], ['Data', '']),
  ]);

/** Builds the sample template of a proposal (.docx) that users can download and adapt. */
export const buildSampleProposal = (): Uint8Array =>
  buildWordDocument([
    { kind: 'title', text: 'Energia solar para {cliente_nome}' },
    {
      kind: 'small',
      text: 'Proposta {proposta_numero} de {proposta_data}, válida até {proposta_validade} · {empresa_nome}',
    },
    { kind: 'heading', text: 'O seu projeto' },
    buildLabelValueTable(
      ['Local da instalação', '{obra_cidade}/{obra_uf}'],
      ['Consumo médio', '{consumo_mensal} por mês'],
      ['Potência do sistema', '{sistema_potencia}, {sistema_modulos} módulos'],
      ['Geração média', '{geracao_mensal} por mês'],
      ['Cobertura do consumo', '{geracao_cobertura}'],
    ),
    { kind: 'heading', text: 'Unidades consumidoras' },
    lines(
      'unidades',
      [40, 30, 30],
      [
        ['Unidade', '{unidade_nome}'],
        ['Consumo por mês', '{unidade_consumo_mensal}'],
        ['Preço do kWh', '{unidade_tarifa}'],
      ],
    ),
    { kind: 'heading', text: 'Equipamentos' },
    lines(
      'modulos',
      [52, 24, 24],
      [
        ['Módulos', '{modulo_fabricante}{#modulo_modelo} {modulo_modelo}{/modulo_modelo}'],
        ['Potência', '{modulo_potencia}'],
        ['Quant.', '{modulo_quantidade}'],
      ],
    ),
    lines(
      'inversores',
      [52, 24, 24],
      [
        ['Inversores', '{inversor_fabricante}{#inversor_modelo} {inversor_modelo}{/inversor_modelo}'],
        ['Potência', '{inversor_potencia}'],
        ['Quant.', '{inversor_quantidade}'],
      ],
    ),
    lines(
      'itens',
      [76, 24],
      [
        ['Itens', '{item_nome}'],
        ['Quant.', '{item_quantidade}'],
      ],
    ),
    { kind: 'heading', text: 'Geração e consumo' },
    lines(
      'meses',
      [40, 30, 30],
      [
        ['Mês', '{mes_nome}'],
        ['Consumo', '{mes_consumo}'],
        ['Geração', '{mes_geracao}'],
      ],
    ),
    { kind: 'heading', text: 'Investimento' },
    buildLabelValueTable(
      ['Preço', '{preco_final}'],
      ['Conta do primeiro ano, sem o sistema', '{conta_sem_sistema}'],
      ['Conta do primeiro ano, com o sistema', '{conta_com_sistema}'],
      ['Tempo de retorno', '{payback}'],
      ['Economia em 25 anos', '{economia_25_anos}'],
    ),
    {
      kind: 'text',
      text: '{#condicoes_pagamento}Condições de pagamento: {condicoes_pagamento}{/condicoes_pagamento}',
    },
    lines(
      'financiamentos',
      [40, 20, 40],
      [
        ['Financiamento', '{fin_banco}'],
        ['Entrada', '{fin_entrada}'],
        ['Parcelas', '{fin_parcelas}'],
      ],
    ),
    { kind: 'heading', text: 'Aceite' },
    buildLabelValueTable(['Nome e assinatura', ''], ['Data', '']),
    { kind: 'small', text: '{vendedor_nome} · {vendedor_telefone} · {vendedor_email}' },
  ]);
