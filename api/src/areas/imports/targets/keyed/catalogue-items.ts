import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import {
  type CatalogueKind,
  canViewCatalogue,
  catalogueInverterTypes,
  toCents,
  toSearchText,
} from '@girassol/shared-domain';
import {
  type CatalogueRequest,
  catalogueEquipmentRequest,
  inverterRequest,
  pvModuleRequest,
} from '@girassol/shared-domain/contract';
import type { RowValues } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { type CatalogueItemColumns, toCatalogueItemColumns } from '../../../catalogue/catalogue-item-columns';
import { publishCatalogueChanged } from '../../../catalogue/publish-catalogue-changed';
import type { ColumnValues } from '../changes';
import { centsToReais } from '../compare-record';
import type { ImportContext } from '../target';
import type { KeyedRecord, KeyedRecordType } from './keyed-record-type';
import { parseRowAsRequest } from './parse-row-as-request';

/** Property of a row -> field of the request that registers one. */
const fields: Record<CatalogueKind, Record<string, string>> = {
  modules: {
    modulo_modelo: 'model',
    modulo_fabricante: 'manufacturer',
    modulo_potencia_em_watts: 'power',
    garantia_defeito: 'warrantyDefect',
    garantia_eficiencia: 'warrantyEfficiency',
    peso_em_kg: 'weight',
    comprimento_em_milimetros: 'mLength',
    largura_em_milimetros: 'width',
    estoque: 'stock',
    valor_unitario: 'price',
  },
  inverters: {
    inversor_modelo: 'model',
    inversor_fabricante: 'manufacturer',
    inversor_potencia_em_watts: 'power',
    inversor_garantia: 'warranty',
    monitoramento: 'monitoring',
    tensao: 'voltage',
    topologia: 'type',
    estoque: 'stock',
    valor_unitario: 'price',
  },
  equipaments: {
    item_nome: 'item',
    item_fabricante: 'manufacturer',
    item_detalhe: 'detail',
    item_estoque: 'stock',
    item_valor_unitario: 'price',
  },
};

const schemas = {
  modules: pvModuleRequest,
  inverters: inverterRequest,
  equipaments: catalogueEquipmentRequest,
};
/** Fields that have columns of their own, and those that tell one from another. */
const ownColumns = new Set(['stock', 'price']);
const identifyingFields = new Set(['model', 'item', 'manufacturer', 'power']);

function toItemRequest(kind: CatalogueKind, values: RowValues): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const [property, field] of Object.entries(fields[kind])) {
    const value = values[property];
    if (value === undefined) continue;
    if (field === 'voltage') request[field] = String(value);
    else if (field === 'type')
      request[field] = catalogueInverterTypes.find(({ label }) => label === value)?.value;
    else request[field] = value;
  }
  return request;
}

const getCatalogueKey = ({
  name,
  manufacturer,
  power,
}: {
  name: string;
  manufacturer: string;
  power: number | string;
}) => [toSearchText(name), toSearchText(manufacturer), Number(power)].join('|');

/** Converts a row to the columns that do not identify the item. Columns of one kind only are prefixed with `facts.`. */
function toWantedColumns(request: Record<string, unknown>): ColumnValues {
  const wanted: ColumnValues = {};
  for (const [field, value] of Object.entries(request)) {
    if (identifyingFields.has(field)) continue;
    if (field === 'price') wanted.price_cents = toCents(Number(value));
    else wanted[ownColumns.has(field) ? field : `facts.${field}`] = value;
  }
  return wanted;
}

const toKeyedRecord = ({
  id,
  name,
  version,
  stock,
  price_cents,
  facts,
}: Row<'catalogue_items'>): KeyedRecord => ({
  ...{ id, name, version },
  columns: {
    ...{ stock, price_cents },
    ...Object.fromEntries(Object.entries(facts).map(([field, value]) => [`facts.${field}`, value])),
  },
});

/**
 * Creates the operations by which an import reads, finds and writes modules, inverters or equipment. The
 * natural key is model, manufacturer and power.
 */
export const createKeyedCatalogueType = (kind: CatalogueKind): KeyedRecordType<CatalogueItemColumns> => ({
  read(line, values) {
    const request = toItemRequest(kind, values);
    const read = parseRowAsRequest<CatalogueRequest>(schemas[kind], request, fields[kind]);
    if ('faults' in read) return read;
    const full = toCatalogueItemColumns(read.request);
    const { name, manufacturer, power } = full;
    const identity = { name, manufacturer: manufacturer ?? '', power: power ?? 0 };
    return { line, key: getCatalogueKey(identity), name, wanted: toWantedColumns(request), full };
  },

  async find(tx, { caller }, rows, forUpdate) {
    if (rows.length === 0) return new Map();
    const items = await tx
      .selectFrom('catalogue_items')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('kind', '=', kind)
      .where(
        sql<boolean>`name_key in (select search_text(name) from unnest(${rows.map(({ name }) => name)}::text[]) as wanted (name))`,
      )
      .orderBy('id')
      .$if(forUpdate, (query) => query.forUpdate())
      .execute();
    return new Map(items.map((item) => [getCatalogueKey(item), toKeyedRecord(item)]));
  },

  async held(tx, { caller }, ids) {
    const items = await itemsById(tx, caller, kind, ids).orderBy('id').forUpdate().execute();
    return new Map(items.map((item) => [item.id, toKeyedRecord(item)]));
  },

  async seen(tx, { caller }, ids) {
    if (!canViewCatalogue(caller)) return new Map();
    const items = await itemsById(tx, caller, kind, ids).execute();
    return new Map(items.map((item) => [item.id, toKeyedRecord(item)]));
  },

  tell(column, value) {
    const field = column === 'price_cents' ? 'price' : column.replace('facts.', '');
    const property = Object.keys(fields[kind]).find((name) => fields[kind][name] === field);
    if (property === undefined) return null;
    if (field === 'price') return { property, value: centsToReais(value) };
    const type = field === 'type' && catalogueInverterTypes.find((one) => one.value === value);
    return { property, value: type ? type.label : typeof value === 'number' ? value : String(value) };
  },

  async insert(tx, { caller }, rows) {
    if (rows.length === 0) return;
    await tx
      .insertInto('catalogue_items')
      .values(
        rows.map(({ id, full }) => ({
          ...full,
          ...{ account_id: caller.accountId, id, kind, updated_by: caller.userId },
        })),
      )
      .execute();
  },

  change: changeItems,

  async remove(tx, { caller }, ids) {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('catalogue_items')
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', [...ids])
      .execute();
  },

  announce: (tx, { caller }) => publishCatalogueChanged(tx, caller, kind),
});

const itemsById = (tx: Tx, caller: Caller, kind: CatalogueKind, ids: readonly string[]) =>
  tx
    .selectFrom('catalogue_items')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('kind', '=', kind)
    .where('id', 'in', [...ids]);

async function changeItems(
  tx: Tx,
  { caller }: ImportContext,
  writes: readonly { id: string; columns: ColumnValues }[],
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map();
  const rows = writes.map(({ id, columns }) => {
    const facts = Object.entries(columns).flatMap(([name, value]) =>
      name.startsWith('facts.') ? [[name.slice('facts.'.length), value] as const] : [],
    );
    return { id, stock: columns.stock, price_cents: columns.price_cents, facts: Object.fromEntries(facts) };
  });
  const { rows: changed } = await sql<{ id: string; version: number }>`
    update catalogue_items as item
    set stock = coalesce(row.stock, item.stock), price_cents = coalesce(row.price_cents, item.price_cents),
      facts = item.facts || row.facts, version = item.version + 1, updated_at = now(), updated_by = ${caller.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, stock integer, price_cents bigint, facts jsonb)
    where item.account_id = ${caller.accountId} and item.id = row.id
    returning item.id, item.version`.execute(tx);
  return new Map(changed.map(({ id, version }) => [id, version]));
}
