import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import { leftOutTables } from './left-out';

/** Table in an archive: its name, rows, and columns that are left out because they hold secrets. */
export interface ArchivedTable {
  name: string;
  rows: number;
  leftOut: string[];
}

/** Builds the text that explains an archive: what is in it, in which form, and what is left out and why. */
export function buildReadMe({
  now,
  tables,
  files,
}: {
  now: number;
  tables: readonly ArchivedTable[];
  files: number;
}): string {
  const withSecrets = tables.filter(({ leftOut }) => leftOut.length > 0);
  return [
    `Tudo da conta, escrito em ${formatDate(toIsoDate(now))} às ${formatTime(now)}.`,
    '',
    'Em "tabelas" há um arquivo JSON para cada tabela, com uma linha por registro.',
    'Em "arquivos" há os arquivos guardados, cada um na pasta com o seu código: o mesmo código',
    'que as tabelas citam (por exemplo "file_id").',
    'Quem mudou algo enquanto este arquivo era escrito pode aparecer antes ou depois da mudança.',
    '',
    `Tabelas: ${tables.length}. Arquivos: ${files}.`,
    ...tables.map(({ name, rows }) => `  ${name}: ${rows}`),
    '',
    'O que fica de fora, porque abriria a conta ou um documento a quem lesse:',
    ...withSecrets.map(({ name, leftOut }) => `  ${name}: ${leftOut.join(', ')}`),
    ...Object.entries(leftOutTables).map(([name, why]) => `  ${name}: ${why}`),
    '',
    'Este arquivo tem dados pessoais. Guarde-o em lugar seguro e apague-o quando não precisar mais.',
    '',
  ].join('\r\n');
}
