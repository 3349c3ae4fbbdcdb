import { buildExportColumn, type ExportColumn } from './column';

const sums = (key: string, words: string): ExportColumn[] => [
  buildExportColumn(`${key}_itens`, `${words}: itens`, 'integer'),
  buildExportColumn(`${key}_valor`, `${words}: valor`, 'money'),
  buildExportColumn(`${key}_potencia`, `${words}: potência (kWp)`, 'number'),
];

/**
 * Export columns of a board's figures. The file has a row for the whole board, and one row for each month,
 * owner, board column and reason of loss.
 */
export const boardFiguresExportColumns: readonly ExportColumn[] = [
  buildExportColumn('grupo', 'Grupo'),
  buildExportColumn('nome', 'Nome'),
  ...sums('abertos', 'Em aberto'),
  ...sums('registrados', 'Registrados'),
  ...sums('ganhos', 'Finalizados'),
  ...sums('perdidos', 'Perdidos'),
  buildExportColumn('media_dias', 'Média de dias até o fim', 'number'),
];

/** Columns of the history of customers and their items. */
export const historyExportColumns: readonly ExportColumn[] = [
  buildExportColumn('momento', 'Quando', 'datetime'),
  buildExportColumn('cliente', 'Cliente'),
  buildExportColumn('quadro', 'Quadro'),
  buildExportColumn('numero', 'Número do item', 'integer'),
  buildExportColumn('titulo', 'O que aconteceu'),
  buildExportColumn('conteudo', 'Detalhes'),
  buildExportColumn('usuario', 'Quem'),
  buildExportColumn('usuario_email', 'E-mail de quem', 'text', { isDefault: false }),
];

/** Columns of the history of imports: the imported spreadsheets and the results of their rows. */
export const importHistoryExportColumns: readonly ExportColumn[] = [
  buildExportColumn('momento', 'Quando', 'datetime'),
  buildExportColumn('tipo', 'O que'),
  buildExportColumn('arquivo', 'Arquivo'),
  buildExportColumn('situacao', 'Situação'),
  buildExportColumn('linhas', 'Linhas', 'integer', { hasSum: true }),
  buildExportColumn('criados', 'Criados', 'integer', { hasSum: true }),
  buildExportColumn('atualizados', 'Atualizados', 'integer', { hasSum: true }),
  buildExportColumn('iguais', 'Sem mudança', 'integer', { hasSum: true }),
  buildExportColumn('ignorados', 'Deixados de fora', 'integer', { hasSum: true }),
  buildExportColumn('com_problema', 'Com problema', 'integer', { hasSum: true }),
  buildExportColumn('desfeitos', 'Desfeitos', 'integer', { hasSum: true }),
  buildExportColumn('usuario', 'Quem importou'),
  buildExportColumn('fim', 'Terminou', 'datetime'),
];
