import type { CsvRow, parseCsv } from '@girassol/api-platform/cited-tables';
import type { ElectricityTariffsTable } from '@girassol/api-platform/database/tariff-tables';
import { consumerUnitTypes } from '@girassol/shared-domain';
import { electricityDistributors } from '@girassol/shared-domain/solar';
import type { Insertable } from 'kysely';
import { normalizeText } from '../../places/normalize-text';

const COLUMNS = ['distribuidora', 'grupo', 'classe', 'preco_kwh', 'fio_b', 'vigencia', 'fonte'];
const MAX_SOURCE_LENGTH = 300;
/** Maximum price in R$/kWh. A higher one is probably a price of a MWh. */
const MAX_PRICE_PER_KWH = 10;

/** Row to insert into the table of electricity tariffs. */
export type TariffRow = Insertable<ElectricityTariffsTable>;

/**
 * Rows of a checked table of electricity tariffs, or the problems found. A table with problems has no rows
 * and cannot be saved.
 */
export interface CheckedTariffs {
  rows: TariffRow[];
  /** Problems found, one sentence each with its line. A table with problems cannot be saved. */
  problems: string[];
}

/**
 * Checks the rows of an operator's table of electricity tariffs. Columns: `distribuidora` by id, name or
 * former name, `grupo`, `classe`, `preco_kwh` and optionally `fio_b` in R$/kWh with taxes, `vigencia` (a day)
 * and `fonte`.
 */
export function checkTariffs({ columns, rows }: ReturnType<typeof parseCsv>): CheckedTariffs {
  const missing = COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { rows: [], problems: [`Faltam colunas: ${missing.join(', ')}.`] };
  if (rows.length === 0) return { rows: [], problems: ['O arquivo não tem nenhuma linha de dados.'] };
  const checked: TariffRow[] = [];
  const problems: string[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const add = (problem: string) => problems.push(`Linha ${row.line}: ${problem}`);
    const tariff = parseTariff(row, add);
    if (!tariff) continue;
    const key = [tariff.distributor, tariff.modality, tariff.uc_type, tariff.valid_from, tariff.source].join(
      '/',
    );
    const earlier = lines.get(key);
    if (earlier) add(`${tariff.distributor}, ${tariff.uc_type} já está na linha ${earlier}.`);
    lines.set(key, row.line);
    checked.push(tariff);
  }
  return problems.length > 0 ? { rows: [], problems } : { rows: checked, problems };
}

type Add = (problem: string) => void;

function parseTariff({ cells }: CsvRow, add: Add): TariffRow | null {
  const distributor = parseDistributor(cells.distribuidora ?? '');
  if (!distributor) add(`não há distribuidora “${cells.distribuidora ?? ''}”.`);
  const modality = (['A', 'B'] as const).find((group) => group === cells.grupo?.toUpperCase());
  if (!modality) add(`o grupo “${cells.grupo ?? ''}” não é A nem B.`);
  const ucType = consumerUnitTypes.find((type) => normalizeText(type) === normalizeText(cells.classe ?? ''));
  if (!ucType) add(`a classe “${cells.classe ?? ''}” não é ${consumerUnitTypes.join(', ')}.`);
  const validFrom = parseDay(cells.vigencia ?? '');
  if (!validFrom) add(`a vigência “${cells.vigencia ?? ''}” não é um dia, como 2026-03-15 ou 15/03/2026.`);
  const source = cells.fonte ?? '';
  if (source === '') add('falta a fonte.');
  if (source.length > MAX_SOURCE_LENGTH) add(`a fonte passa de ${MAX_SOURCE_LENGTH} letras.`);
  const kwhPrice = parsePrice(cells, 'preco_kwh', add);
  const bWire = cells.fio_b === '' ? null : parsePrice(cells, 'fio_b', add);
  if (bWire !== null && kwhPrice <= bWire) add('o fio_b é só uma parte do preco_kwh, e não é menor que ele.');
  if (!distributor || !modality || !ucType || !validFrom) return null;
  return {
    distributor,
    modality,
    uc_type: ucType,
    kwh_price: kwhPrice,
    b_wire: bWire,
    valid_from: validFrom,
    source,
  };
}

function parseDistributor(name: string): string | undefined {
  const wanted = normalizeText(name);
  const isNamed = (names: readonly string[]) => names.some((one) => normalizeText(one) === wanted);
  return electricityDistributors.find((one) => isNamed([one.id, one.name, ...one.former]))?.id;
}

/** Parses a day written as `2026-03-15` or `15/03/2026`. Returns undefined if it does not exist. */
function parseDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

function parsePrice(cells: CsvRow['cells'], name: string, add: Add): number {
  const price = Number(cells[name]?.replace(',', '.') || Number.NaN);
  if (!(price > 0)) add(`${name} tem “${cells[name]}”, que não é um número acima de zero.`);
  if (price > MAX_PRICE_PER_KWH)
    add(`${name} tem ${cells[name]}, acima de R$ ${MAX_PRICE_PER_KWH} por kWh. A tabela está em R$/MWh?`);
  return price;
}
