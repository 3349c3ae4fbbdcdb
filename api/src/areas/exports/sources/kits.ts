import type { ExportWish } from '@girassol/shared-domain/contract';
import { columnsOf } from '@girassol/shared-domain/exports';
import { propertiesOf } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Row } from '../../../platform/database';
import { kitOwners } from '../../kits/kit-scope';
import { foundKits } from '../../kits/list-kits';
import { type ExportRow, type ExportSource, inOrder } from './source';

type Filters = Extract<ExportWish, { kind: 'kits' }>['filters'];

const groupOf = new Map(propertiesOf('kit').map(({ name, group }) => [name, group]));

/** Kits, as their list finds them, a row each; the sight is their owners, null for everybody's. */
export const kitsSource: ExportSource<Filters, string[] | null> = {
  sight: (tx, caller, filters) => kitOwners(tx, caller, filters.fetchId ?? caller.userId),

  async keys({ tx, caller, filters, sight }) {
    const found = await foundKits(tx, caller, sight, { ...filters, isNear: filters.power > 0 })
      .clearSelect()
      .select('id')
      .execute();
    return found.map(({ id }) => id);
  },

  async rows({ tx, caller, sight }, keys) {
    const kits = await foundKits(tx, caller, sight, {})
      .where(sql<boolean>`id = any(${keys}::uuid[])`)
      .execute();
    return inOrder(keys, kits).map(kitCells);
  },

  /** As many modules, inverters and items as the fullest kit has. */
  async columns({ tx, caller }, keys) {
    const { rows } = await sql<{ modulo: number; inversor: number; item: number }>`
      select coalesce(max(jsonb_array_length(modules)), 0) as modulo,
        coalesce(max(jsonb_array_length(inverters)), 0) as inversor, coalesce(max(jsonb_array_length(items)), 0) as item
      from kits where account_id = ${caller.accountId} and id = any(${keys}::uuid[])`.execute(tx);
    const [most] = rows;
    return columnsOf('kits', null).filter(({ key }) => {
      const [name, number] = groupOf.get(key)?.split('_') ?? [];
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
