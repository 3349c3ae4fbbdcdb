import { column, type ExportColumn } from './column';

const pricing = { needsPricing: true, isDefault: false };

/** Proposals as their list shows them, and for who may see it how their price is made. */
export const proposalColumns: readonly ExportColumn[] = [
  column('numero', 'Número', 'integer'),
  column('cliente', 'Cliente'),
  column('documento', 'CPF ou CNPJ'),
  column('cidade', 'Cidade'),
  column('uf', 'UF'),
  column('potencia_kwp', 'Potência (kWp)', 'number', { hasSum: true }),
  column('preco_final', 'Preço final', 'money', { hasSum: true }),
  column('situacao', 'Situação'),
  column('visualizacoes', 'Visualizações', 'integer'),
  column('validade', 'Validade', 'date'),
  column('responsavel', 'Responsável'),
  column('registro', 'Registrada em', 'date'),
  column('aceita', 'Aceita em', 'datetime'),
  column('fornecedor', 'Fornecedor do kit', 'text', { isDefault: false }),
  column('custo_kit', 'Custo do kit', 'money', { hasSum: true, ...pricing }),
  column('lucro', 'Lucro', 'money', { hasSum: true, ...pricing }),
  column('lucro_kwp', 'Lucro por kWp', 'money', pricing),
];
