import type { Equipment, Inverter, PvModule } from '@girassol/shared-domain/contract';
import type { Row } from '../../platform/database';

/** An item with the name of who changed it last. */
export type ItemRow = Row<'catalogue_items'> & { user_name: string };

const keptOf = (row: ItemRow) => ({
  _id: row.id,
  version: row.version,
  lastUpdate: { timestamp: row.updated_at.getTime(), userName: row.user_name },
  manufacturer: row.manufacturer,
  stock: row.stock,
  price: row.price_cents / 100,
});

function moduleOf(row: ItemRow): PvModule {
  const { warrantyDefect = 0, warrantyEfficiency = 0, weight = 0, mLength = 0, width = 0 } = row.facts;
  return {
    ...keptOf(row),
    model: row.name,
    power: Number(row.power),
    warrantyDefect,
    warrantyEfficiency,
    weight,
    mLength,
    width,
  };
}

function inverterOf(row: ItemRow): Inverter {
  const { warranty = 0, monitoring = 'Wi-Fi', voltage = '', type = 'inverter' } = row.facts;
  return {
    ...keptOf(row),
    model: row.name,
    power: Number(row.power),
    warranty,
    monitoring,
    voltage,
    type,
  };
}

function equipmentOf(row: ItemRow): Equipment {
  return { ...keptOf(row), item: row.name, detail: row.facts.detail ?? '' };
}

const answersOf = <Item>(itemOf: (row: ItemRow) => Item) => ({
  one: (row: ItemRow) => ({ item: itemOf(row) }),
  page: (rows: ItemRow[], hasMoreItems: boolean) => ({ items: rows.map(itemOf), hasMoreItems }),
});

/** Rows of each kind as the contract names them. */
export const itemAnswers = {
  modules: answersOf(moduleOf),
  inverters: answersOf(inverterOf),
  equipaments: answersOf(equipmentOf),
};
