import { MOST_SUN } from '@girassol/shared-domain/solar';
import type { Insertable } from 'kysely';
import type { CsvRow, readCsv } from '../../../platform/cited-tables';
import type { MunicipalIrradiationTable } from '../../../platform/database/irradiation-tables';
import { type Municipality, municipalityNamed, municipalityOfCode } from '../../places/municipalities';
import { todaysNameOf } from './former-names';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const TILTED = MONTHS.map((month) => `${month}_inclinado`);
const LONGEST_SOURCE = 300;
const FIRST_YEAR = 1900;

export type MunicipalRow = Insertable<MunicipalIrradiationTable>;

export interface CheckedTable {
  rows: MunicipalRow[];
  /** What is wrong, a sentence each, with its line. Nothing may be kept while there is one. */
  problems: string[];
}

/**
 * The rows of an irradiation table, checked one by one: the municipality by its code (`ibge`) or by `municipio` and
 * `uf`, twelve means (`jan` to `dez`) in kWh/m² a day, `fonte` and `ano`; `jan_inclinado` to `dez_inclinado` where the
 * table has them. `thisYear`: no year after it.
 */
export function checkTable({ columns, rows }: ReturnType<typeof readCsv>, thisYear: number): CheckedTable {
  const missing = missingColumns(columns);
  if (missing.length > 0) return { rows: [], problems: [`Faltam colunas: ${missing.join(', ')}.`] };
  if (rows.length === 0) return { rows: [], problems: ['O arquivo não tem nenhuma linha de dados.'] };
  const isTilted = columns.includes(TILTED[0] ?? '');
  const checked: MunicipalRow[] = [];
  const problems: string[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const add = (problem: string) => problems.push(`Linha ${row.line}: ${problem}`);
    const municipality = municipalityOf(row, add);
    const source = sourceOf(row, add);
    const year = yearOf(row, thisYear, add);
    const horizontal = monthsOf(row, MONTHS, add);
    const tilted = isTilted ? monthsOf(row, TILTED, add) : null;
    if (!municipality || !source) continue;
    const key = `${municipality.ibge} ${source}`;
    const earlier = lines.get(key);
    if (earlier) add(`${municipality.name}, ${municipality.uf} já está na linha ${earlier}.`);
    lines.set(key, row.line);
    checked.push({ ibge: municipality.ibge, source, year, horizontal, tilted });
  }
  return problems.length > 0 ? { rows: [], problems } : { rows: checked, problems };
}

function missingColumns(columns: string[]): string[] {
  const has = new Set(columns);
  const wanted = [...MONTHS, 'fonte', 'ano', ...(TILTED.some((name) => has.has(name)) ? TILTED : [])];
  const missing = wanted.filter((name) => !has.has(name));
  const isPlaced = has.has('ibge') || (has.has('municipio') && has.has('uf'));
  return isPlaced ? missing : ['ibge (ou municipio e uf)', ...missing];
}

type Add = (problem: string) => void;

function municipalityOf({ cells }: CsvRow, add: Add): Municipality | undefined {
  const { ibge = '', municipio = '', uf = '' } = cells;
  if (ibge === '') {
    const found = municipalityNamed(uf, municipio) ?? municipalityNamed(uf, todaysNameOf(uf, municipio));
    if (!found) add(`não há município “${municipio}” em “${uf}”.`);
    return found;
  }
  const found = municipalityOfCode(ibge);
  if (!found) add(`não há município com o código ${ibge} do IBGE (são sete algarismos).`);
  return found;
}

function sourceOf({ cells }: CsvRow, add: Add): string {
  const source = cells.fonte ?? '';
  if (source === '') add('falta a fonte.');
  if (source.length > LONGEST_SOURCE) add(`a fonte passa de ${LONGEST_SOURCE} letras.`);
  return source;
}

function yearOf({ cells }: CsvRow, thisYear: number, add: Add): number {
  const year = Number(cells.ano);
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > thisYear)
    add(`o ano “${cells.ano ?? ''}” não está entre ${FIRST_YEAR} e ${thisYear}.`);
  return year;
}

/** The first month that cannot be speaks for its row. */
function monthsOf({ cells }: CsvRow, names: string[], add: Add): number[] {
  const months = names.map((name) => Number(cells[name]?.replace(',', '.') || Number.NaN));
  const wrong = months.findIndex((hsp) => !(hsp > 0 && hsp <= MOST_SUN));
  const name = names[wrong];
  if (name === undefined) return months;
  add(
    (months[wrong] ?? 0) > MOST_SUN
      ? `${name} tem ${cells[name]}, acima de ${MOST_SUN} kWh/m² por dia. A tabela está em Wh, ou soma o mês?`
      : `${name} tem “${cells[name]}”, que não é um número acima de zero.`,
  );
  return months;
}
