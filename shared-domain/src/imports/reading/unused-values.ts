import { formatDate } from '../../formats/dates';
import { formatExactNumber, formatMoney } from '../../formats/numbers';
import { toInverterWatts } from '../../proposals/equipment-figures';
import type { ImportType } from '../import-types';
import type { ImportMapping } from '../mapping/mapping';
import {
  boardImportDefinitions,
  isBoardImportType,
  parseImportedStatus,
} from '../properties/board-import-definitions';
import { getImportProperties } from '../properties/import-properties';
import type { ImportPropertyKind } from '../properties/property';
import type { RowLeftover } from './leftovers';
import type { ParsedRow } from './row';

type Reading = ParsedRow & { rest: RowLeftover[] };

/** Two properties of which a customer has one: the first counts where a row has both. */
const rivals = [
  ['logradouro', 'endereco'],
  ['renda_mensal', 'faturamento_mensal'],
] as const;

/**
 * Creates the function that finds values of an imported row which the record cannot store, such as a second
 * address, a second income or the end date of an open item. Adds these values to the row's leftovers, and a
 * remark for each value whose unit was converted.
 */
export function createUnusedValueFinder(type: ImportType, mapping: ImportMapping): (row: Reading) => void {
  const columns = new Map(
    Object.entries(mapping).flatMap(([header, name]) => (name ? [[name, header] as const] : [])),
  );
  const properties = new Map(getImportProperties(type).map((property) => [property.name, property]));
  const suffix = isBoardImportType(type) ? '_cliente' : '';
  const pairs = rivals
    .map(([one, other]) => [`${one}${suffix}`, `${other}${suffix}`] as const)
    .filter((pair) => pair.every((name) => columns.has(name)));
  const end = isBoardImportType(type) ? `data_finalizacao_${boardImportDefinitions[type].suffix}` : '';
  const status = isBoardImportType(type) ? `status_${boardImportDefinitions[type].suffix}` : '';

  // A small power in a catalogue is in kilowatts; the record is in watts.
  const powers = [...properties.values()].filter(
    ({ name }) => name.startsWith('inversor') && name.endsWith('potencia_em_watts') && columns.has(name),
  );

  return (row) => {
    const { values } = row;
    for (const { name } of powers) {
      const power = values[name];
      if (typeof power !== 'number' || toInverterWatts(power) === power) continue;
      row.remarks.push({
        ...{ column: columns.get(name) ?? '', property: name, value: formatExactNumber(power) },
        message: 'A potência abaixo de 100 é lida em kW.',
      });
    }
    for (const [one, other] of pairs) {
      if (!(one in values) || !(other in values)) continue;
      // Of companies the revenue counts.
      const isFirm = one.startsWith('renda') && String(values[`cpf_ou_cnpj${suffix}`] ?? '').length === 14;
      const unused = isFirm ? one : other;
      const property = properties.get(unused);
      if (property && String(values[one]) !== String(values[other]))
        row.rest.push({
          kind: 'text',
          text: writtenAs(values[unused], property.kind),
          column: columns.get(unused) ?? '',
          property,
        });
      delete values[unused];
    }
    if (end === '' || !(end in values) || !isBoardImportType(type)) return;
    if ((parseImportedStatus(type, String(values[status] ?? '')) ?? 'IN_PROGRESS') !== 'IN_PROGRESS') return;
    row.remarks.push({
      column: columns.get(end) ?? '',
      property: end,
      value: formatDate(String(values[end])),
      message: 'A data de finalização fica de fora: pela situação, ainda não terminou.',
    });
  };
}

/** Writes a value as people read it: amounts in reais with their sign. */
function writtenAs(value: string | number | boolean | undefined, kind: ImportPropertyKind): string {
  if (typeof value !== 'number') return String(value);
  return kind === 'money' ? formatMoney(value) : formatExactNumber(value);
}
