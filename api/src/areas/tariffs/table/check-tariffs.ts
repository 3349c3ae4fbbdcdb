import { ucTypes } from '@girassol/shared-domain';
import { distributors } from '@girassol/shared-domain/solar';
import type { Insertable } from 'kysely';
import type { CsvRow, readCsv } from '../../../platform/cited-tables';
import type { ElectricityTariffsTable } from '../../../platform/database/tariff-tables';
import { plainText } from '../../places/plain-text';

const COLUMNS = ['distribuidora', 'grupo', 'classe', 'preco_kwh', 'fio_b', 'vigencia', 'fonte'];
const LONGEST_SOURCE = 300;
/** R$/kWh: nobody pays more, so that a price above it is one of a MWh. */
const MOST_PRICE = 10;

export type TariffRow = Insertable<ElectricityTariffsTable>;

export interface CheckedTariffs {
  rows: TariffRow[];
  /** What is wrong, a sentence each, with its line. Nothing may be kept while there is one. */
  problems: string[];
}

/**
 * The rows of a table of tariffs, checked one by one: `distribuidora` by its id, name or a former name, `grupo`,
 * `classe`, `preco_kwh` and `fio_b` in R$/kWh with taxes (`fio_b` may be left empty), `vigencia` (a day) and `fonte`.
 */
export function checkTariffs({ columns, rows }: ReturnType<typeof readCsv>): CheckedTariffs {
  const missing = COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { rows: [], problems: [`Faltam colunas: ${missing.join(', ')}.`] };
  if (rows.length === 0) return { rows: [], problems: ['O arquivo não tem nenhuma linha de dados.'] };
  const checked: TariffRow[] = [];
  const problems: string[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const add = (problem: string) => problems.push(`Linha ${row.line}: ${problem}`);
    const tariff = tariffOf(row, add);
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

function tariffOf({ cells }: CsvRow, add: Add): TariffRow | null {
  const distributor = distributorOf(cells.distribuidora ?? '');
  if (!distributor) add(`não há distribuidora “${cells.distribuidora ?? ''}”.`);
  const modality = (['A', 'B'] as const).find((group) => group === cells.grupo?.toUpperCase());
  if (!modality) add(`o grupo “${cells.grupo ?? ''}” não é A nem B.`);
  const ucType = ucTypes.find((type) => plainText(type) === plainText(cells.classe ?? ''));
  if (!ucType) add(`a classe “${cells.classe ?? ''}” não é ${ucTypes.join(', ')}.`);
  const validFrom = dayOf(cells.vigencia ?? '');
  if (!validFrom) add(`a vigência “${cells.vigencia ?? ''}” não é um dia, como 2026-03-15 ou 15/03/2026.`);
  const source = cells.fonte ?? '';
  if (source === '') add('falta a fonte.');
  if (source.length > LONGEST_SOURCE) add(`a fonte passa de ${LONGEST_SOURCE} letras.`);
  const kwhPrice = priceOf(cells, 'preco_kwh', add);
  const bWire = cells.fio_b === '' ? null : priceOf(cells, 'fio_b', add);
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

function distributorOf(name: string): string | undefined {
  const wanted = plainText(name);
  const isNamed = (names: readonly string[]) => names.some((one) => plainText(one) === wanted);
  return distributors.find((one) => isNamed([one.id, one.name, ...one.former]))?.id;
}

/** `2026-03-15` of a day written so or as `15/03/2026`; undefined where there is no such day. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

function priceOf(cells: CsvRow['cells'], name: string, add: Add): number {
  const price = Number(cells[name]?.replace(',', '.') || Number.NaN);
  if (!(price > 0)) add(`${name} tem “${cells[name]}”, que não é um número acima de zero.`);
  if (price > MOST_PRICE)
    add(`${name} tem ${cells[name]}, acima de R$ ${MOST_PRICE} por kWh. A tabela está em R$/MWh?`);
  return price;
}
