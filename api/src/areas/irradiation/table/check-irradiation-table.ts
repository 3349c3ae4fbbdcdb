import type { CsvRow, parseCsv } from '@girassol/api-platform/cited-tables';
import type { MunicipalIrradiationTable } from '@girassol/api-platform/database/irradiation-tables';
import { MAX_DAILY_IRRADIATION_KWH_PER_M2 } from '@girassol/shared-domain/solar';
import type { Insertable } from 'kysely';
import { findMunicipality, findMunicipalityByCode, type Municipality } from '../../places/municipalities';
import { getCurrentMunicipalityName } from './former-names';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const TILTED = MONTHS.map((month) => `${month}_inclinado`);
const MAX_SOURCE_LENGTH = 300;
const FIRST_YEAR = 1900;

/** Row of `municipal_irradiation` to insert: irradiation of one municipality from one source. */
export type MunicipalIrradiationRow = Insertable<MunicipalIrradiationTable>;

/** Result of checking a table of municipal irradiation: the rows to insert, or the problems found. */
export interface CheckedIrradiationTable {
  rows: MunicipalIrradiationRow[];
  /** Problems found, one sentence each with its line. A table with problems cannot be saved. */
  problems: string[];
}

/**
 * Checks a table of municipal irradiation. Each row has the municipality by its code (`ibge`) or by
 * `municipio` and `uf`, twelve monthly means (`jan` to `dez`) in kWh/m² a day, `fonte` and `ano`;
 * `jan_inclinado` to `dez_inclinado` are optional. `thisYear` is the latest year allowed.
 */
export function checkIrradiationTable(
  { columns, rows }: ReturnType<typeof parseCsv>,
  thisYear: number,
): CheckedIrradiationTable {
  const missing = missingColumns(columns);
  if (missing.length > 0) return { rows: [], problems: [`Faltam colunas: ${missing.join(', ')}.`] };
  if (rows.length === 0) return { rows: [], problems: ['O arquivo não tem nenhuma linha de dados.'] };
  const isTilted = columns.includes(TILTED[0] ?? '');
  const checked: MunicipalIrradiationRow[] = [];
  const problems: string[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const add = (problem: string) => problems.push(`Linha ${row.line}: ${problem}`);
    const municipality = parseMunicipality(row, add);
    const source = parseSource(row, add);
    const year = parseYear(row, thisYear, add);
    const horizontal = parseMonths(row, MONTHS, add);
    const tilted = isTilted ? parseMonths(row, TILTED, add) : null;
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

function parseMunicipality({ cells }: CsvRow, add: Add): Municipality | undefined {
  const { ibge = '', municipio = '', uf = '' } = cells;
  if (ibge === '') {
    const found =
      findMunicipality(uf, municipio) ?? findMunicipality(uf, getCurrentMunicipalityName(uf, municipio));
    if (!found) add(`não há município “${municipio}” em “${uf}”.`);
    return found;
  }
  const found = findMunicipalityByCode(ibge);
  if (!found) add(`não há município com o código ${ibge} do IBGE (são sete algarismos).`);
  return found;
}

function parseSource({ cells }: CsvRow, add: Add): string {
  const source = cells.fonte ?? '';
  if (source === '') add('falta a fonte.');
  if (source.length > MAX_SOURCE_LENGTH) add(`a fonte passa de ${MAX_SOURCE_LENGTH} letras.`);
  return source;
}

function parseYear({ cells }: CsvRow, thisYear: number, add: Add): number {
  const year = Number(cells.ano);
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > thisYear)
    add(`o ano “${cells.ano ?? ''}” não está entre ${FIRST_YEAR} e ${thisYear}.`);
  return year;
}

/** Parses the twelve values of a row. Reports only the first invalid month. */
function parseMonths({ cells }: CsvRow, names: string[], add: Add): number[] {
  const months = names.map((name) => Number(cells[name]?.replace(',', '.') || Number.NaN));
  const wrong = months.findIndex((hsp) => !(hsp > 0 && hsp <= MAX_DAILY_IRRADIATION_KWH_PER_M2));
  const name = names[wrong];
  if (name === undefined) return months;
  add(
    (months[wrong] ?? 0) > MAX_DAILY_IRRADIATION_KWH_PER_M2
      ? `${name} tem ${cells[name]}, acima de ${MAX_DAILY_IRRADIATION_KWH_PER_M2} kWh/m² por dia. A tabela está em Wh, ou soma o mês?`
      : `${name} tem “${cells[name]}”, que não é um número acima de zero.`,
  );
  return months;
}
