import type { Row } from '@girassol/api-platform/database';
import type { CatalogueEquipment, Inverter, PvModule } from '@girassol/shared-domain/contract';

/** Row of `catalogue_items` with the name of the user who last edited the item. */
export type CatalogueItemRow = Row<'catalogue_items'> & { user_name: string };

const toCommonFields = (row: CatalogueItemRow) => ({
  _id: row.id,
  version: row.version,
  lastUpdate: { timestamp: row.updated_at.getTime(), userName: row.user_name },
  manufacturer: row.manufacturer,
  stock: row.stock,
  price: row.price_cents / 100,
});

function toPvModule(row: CatalogueItemRow): PvModule {
  const { warrantyDefect = 0, warrantyEfficiency = 0, weight = 0, mLength = 0, width = 0 } = row.facts;
  return {
    ...toCommonFields(row),
    model: row.name,
    power: Number(row.power),
    warrantyDefect,
    warrantyEfficiency,
    weight,
    mLength,
    width,
  };
}

function toInverter(row: CatalogueItemRow): Inverter {
  const { warranty = 0, monitoring = 'Wi-Fi', voltage = '', type = 'inverter' } = row.facts;
  return {
    ...toCommonFields(row),
    model: row.name,
    power: Number(row.power),
    warranty,
    monitoring,
    voltage,
    type,
  };
}

function toEquipment(row: CatalogueItemRow): CatalogueEquipment {
  return { ...toCommonFields(row), item: row.name, detail: row.facts.detail ?? '' };
}

interface PageCounts {
  hasMoreItems: boolean;
  /** Items on all pages, where they were asked for. */
  total?: number;
}

const createItemConverters = <Item>(getItem: (row: CatalogueItemRow) => Item) => ({
  one: (row: CatalogueItemRow) => ({ item: getItem(row) }),
  choices: (rows: CatalogueItemRow[]) => ({ items: rows.map(getItem) }),
  page: (rows: CatalogueItemRow[], counts: PageCounts) => ({ items: rows.map(getItem), ...counts }),
});

/**
 * Functions that convert rows of catalogue items to API responses, one item, the choices of a picker or a page,
 * by kind of catalogue item.
 */
export const catalogueItemConverters = {
  modules: createItemConverters(toPvModule),
  inverters: createItemConverters(toInverter),
  equipaments: createItemConverters(toEquipment),
};
