import { column, type ExportColumn } from './column';

const sums = (key: string, words: string): ExportColumn[] => [
  column(`${key}_itens`, `${words}: itens`, 'integer'),
  column(`${key}_valor`, `${words}: valor`, 'money'),
  column(`${key}_potencia`, `${words}: potência (kWp)`, 'number'),
];

/** Figures of a board: a row for the whole, then one for each month, person, column and reason. */
export const dataColumns: readonly ExportColumn[] = [
  column('grupo', 'Grupo'),
  column('nome', 'Nome'),
  ...sums('abertos', 'Em aberto'),
  ...sums('registrados', 'Registrados'),
  ...sums('ganhos', 'Finalizados'),
  ...sums('perdidos', 'Perdidos'),
  column('media_dias', 'Média de dias até o fim', 'number'),
];

/** What happened to customers and their items. */
export const historyColumns: readonly ExportColumn[] = [
  column('momento', 'Quando', 'datetime'),
  column('cliente', 'Cliente'),
  column('quadro', 'Quadro'),
  column('numero', 'Número do item', 'integer'),
  column('titulo', 'O que aconteceu'),
  column('conteudo', 'Detalhes'),
  column('usuario', 'Quem'),
  column('usuario_email', 'E-mail de quem', 'text', { isDefault: false }),
];

/** Which spreadsheets were imported, and what became of their rows. */
export const importHistoryColumns: readonly ExportColumn[] = [
  column('momento', 'Quando', 'datetime'),
  column('tipo', 'O que'),
  column('arquivo', 'Arquivo'),
  column('situacao', 'Situação'),
  column('linhas', 'Linhas', 'integer', { hasSum: true }),
  column('criados', 'Criados', 'integer', { hasSum: true }),
  column('atualizados', 'Atualizados', 'integer', { hasSum: true }),
  column('iguais', 'Sem mudança', 'integer', { hasSum: true }),
  column('ignorados', 'Deixados de fora', 'integer', { hasSum: true }),
  column('com_problema', 'Com problema', 'integer', { hasSum: true }),
  column('desfeitos', 'Desfeitos', 'integer', { hasSum: true }),
  column('usuario', 'Quem importou'),
  column('fim', 'Terminou', 'datetime'),
];
