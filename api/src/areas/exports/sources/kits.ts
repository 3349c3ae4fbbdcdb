import type { Row } from '@girassol/api-platform/database';
import { type ExportRow, type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { getExportColumns } from '@girassol/shared-domain/exports';
import { getImportProperties } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { resolveKitOwners } from '../../kits/kit-access';
import { buildKitsQuery } from '../../kits/list-kits';

type Filters = Extract<ExportRequest, { kind: 'kits' }>['filters'];

const groupByProperty = new Map(getImportProperties('kit').map(({ name, group }) => [name, group]));

/**
 * Source of the export of kits, one row for each kit, with the same filters as the list on screen. The access
 * is the list of visible owners, or null for all owners.
 */
export const kitsSource: ExportSource<Filters, string[] | null> = {
  sight: (tx, caller, filters) => resolveKitOwners(tx, caller, filters.fetchId ?? caller.userId),

  async keys({ tx, caller, filters, sight }) {
    const found = await buildKitsQuery(tx, caller, sight, { ...filters, isNear: filters.power > 0 })
      .clearSelect()
      .select('id')
      .execute();
    return found.map(({ id }) => id);
  },

  async rows({ tx, caller, sight }, keys) {
    const kits = await buildKitsQuery(tx, caller, sight, {})
      .where(sql<boolean>`id = any(${keys}::uuid[])`)
      .execute();
    return sortByKeys(keys, kits).map(kitCells);
  },

  /** As many modules, inverters and items as the fullest kit has. */
  async columns({ tx, caller }, keys) {
    const { rows } = await sql<{ modulo: number; inversor: number; item: number }>`
      select coalesce(max(jsonb_array_length(modules)), 0) as modulo,
        coalesce(max(jsonb_array_length(inverters)), 0) as inversor, coalesce(max(jsonb_array_length(items)), 0) as item
      from kits where account_id = ${caller.accountId} and id = any(${keys}::uuid[])`.execute(tx);
    const [most] = rows;
    return getExportColumns('kits', null).filter(({ key }) => {
      const [name, number] = groupByProperty.get(key)?.split('_') ?? [];
      if (name === undefined) return true;
      const used = most?.[name as keyof typeof most] ?? 0; // a group of a kit is of one of the three
      return Number(number) <= Math.max(1, used);
    });
  },
};

function kitCells(kit: Row<'kits'>): ExportRow {
  const cells: Record<string, ExportRow[string]> = {
    fornecedor: kit.supplier,
    valor: kit.price_cents / 100,
    tensao_de_saida: kit.voltage,
    estrutura_de_fixacao: kit.fixation,
  };
  const put = (group: string, index: number, values: ExportRow) => {
    for (const [name, value] of Object.entries(values)) cells[`${group}_${index + 1}_${name}`] = value;
  };
  for (const [index, line] of kit.modules.entries()) {
    put('modulo', index, {
      modelo: line.model,
      fabricante: line.manufacturer,
      potencia_em_watts: line.power,
      quantidade: line.quantity,
      garantia_defeitos: line.warrantyDefect,
      garantia_eficiencia: line.warrantyEfficiency,
      comprimento_em_milimetros: line.mLength,
      largura_em_milimetros: line.width,
      peso_em_kg: line.weight,
    });
  }
  for (const [index, line] of kit.inverters.entries()) {
    put('inversor', index, {
      modelo: line.iModel,
      fabricante: line.iManufacturer,
      potencia_em_watts: line.iPower,
      quantidade: line.iQuantity,
      garantia: line.iWarranty,
      microinversor: line.type === 'microinverter' ? 'Sim' : 'Não',
    });
  }
  for (const [index, line] of kit.items.entries())
    put('item', index, { nome: line.item, quantidade: line.quantity });
  return cells;
}
