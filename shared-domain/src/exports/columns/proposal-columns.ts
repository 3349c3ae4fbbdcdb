import { buildExportColumn, type ExportColumn } from './column';

const pricing = { needsPricing: true, isDefault: false };

/**
 * Export columns of the list of proposals. Columns with pricing data are marked by `needsPricing` and are
 * exported only for users who may see prices in detail.
 */
export const proposalExportColumns: readonly ExportColumn[] = [
  buildExportColumn('numero', 'Número', 'integer'),
  buildExportColumn('cliente', 'Cliente'),
  buildExportColumn('documento', 'CPF ou CNPJ'),
  buildExportColumn('cidade', 'Cidade'),
  buildExportColumn('uf', 'UF'),
  buildExportColumn('potencia_kwp', 'Potência (kWp)', 'number', { hasSum: true }),
  buildExportColumn('preco_final', 'Preço final', 'money', { hasSum: true }),
  buildExportColumn('situacao', 'Situação'),
  buildExportColumn('visualizacoes', 'Visualizações', 'integer'),
  buildExportColumn('validade', 'Validade', 'date'),
  buildExportColumn('responsavel', 'Responsável'),
  buildExportColumn('registro', 'Registrada em', 'date'),
  buildExportColumn('aceita', 'Aceita em', 'datetime'),
  buildExportColumn('fornecedor', 'Fornecedor do kit', 'text', { isDefault: false }),
  buildExportColumn('custo_kit', 'Custo do kit', 'money', { hasSum: true, ...pricing }),
  buildExportColumn('lucro', 'Lucro', 'money', { hasSum: true, ...pricing }),
  buildExportColumn('lucro_kwp', 'Lucro por kWp', 'money', pricing),
];
