import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { canViewKits, toSearchText } from '@girassol/shared-domain';
import { type KitRequest, kitRequest } from '@girassol/shared-domain/contract';
import { MAX_IMPORTED_KIT_LINES, type RowValues } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { publishCatalogueChanged } from '../../../catalogue/publish-catalogue-changed';
import { findVisibleKits, loadNewKitOwnerId } from '../../../kits/kit-access';
import { toKitColumns } from '../../../kits/to-kit-columns';
import { centsToReais } from '../compare-record';
import type { KeyedRecord, KeyedRecordType } from './keyed-record-type';
import { parseRowAsRequest } from './parse-row-as-request';

type KitColumns = ReturnType<typeof toKitColumns>;

const moduleFields = {
  modelo: 'model',
  fabricante: 'manufacturer',
  potencia_em_watts: 'power',
  quantidade: 'quantity',
  garantia_defeitos: 'warrantyDefect',
  garantia_eficiencia: 'warrantyEfficiency',
  comprimento_em_milimetros: 'mLength',
  largura_em_milimetros: 'width',
  peso_em_kg: 'weight',
};
const inverterFields = {
  modelo: 'iModel',
  fabricante: 'iManufacturer',
  potencia_em_watts: 'iPower',
  quantidade: 'iQuantity',
  garantia: 'iWarranty',
};
const itemFields = { nome: 'item', quantidade: 'quantity' };

/** Parses the lines of numbered groups of properties. A group without values is no line. */
function parseLines(values: RowValues, prefix: string, count: number, fields: Record<string, string>) {
  return Array.from({ length: count }, (_, at) => {
    const line: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const value = values[`${prefix}_${at + 1}_${name}`];
      if (value !== undefined) line[field] = value;
    }
    if (values[`${prefix}_${at + 1}_microinversor`] === true) line.type = 'microinverter';
    return line;
  }).filter((line) => Object.keys(line).length > 0);
}

function toKitRequest(values: RowValues): Record<string, unknown> {
  return {
    kitData: {
      supplier: values.fornecedor,
      kitPrice: values.valor,
      voltage: values.tensao_de_saida,
      fixation: values.estrutura_de_fixacao,
    },
    pvModuleData: parseLines(values, 'modulo', MAX_IMPORTED_KIT_LINES.modules, moduleFields),
    inverterData: parseLines(values, 'inversor', MAX_IMPORTED_KIT_LINES.inverters, inverterFields),
    additionalItems: parseLines(values, 'item', MAX_IMPORTED_KIT_LINES.items, itemFields),
  };
}

type Lines = Pick<KitRequest, 'pvModuleData' | 'inverterData' | 'additionalItems'>;

/** Returns the key of a kit: supplier and composition. The order of lines does not matter. */
function getKitKey(supplier: string, { pvModuleData, inverterData, additionalItems }: Lines): string {
  const lines = [
    ...pvModuleData.map((one) => ['m', one.manufacturer, one.model, one.power, one.quantity]),
    ...inverterData.map((one) => ['i', one.iManufacturer, one.iModel, one.iPower, one.iQuantity]),
    ...additionalItems.map((one) => ['e', one.item, one.quantity]),
  ];
  const texts = lines.map((line) => line.map((part) => toSearchText(String(part))).join('/')).toSorted();
  return [toSearchText(supplier), ...texts].join('|');
}

const toKitRecord = ({
  id,
  supplier,
  version,
  price_cents,
  voltage,
  fixation,
}: Row<'kits'>): KeyedRecord => ({
  ...{ id, version, name: `Kit ${supplier}` },
  columns: { price_cents, voltage, fixation },
});
const getKitRowKey = ({ supplier, modules, inverters, items }: Row<'kits'>) =>
  getKitKey(supplier, { pvModuleData: modules, inverterData: inverters, additionalItems: items });

/**
 * Operations by which an import reads, finds and writes kits. The natural key is supplier and composition.
 */
export const keyedKitType: KeyedRecordType<KitColumns> = {
  read(line, values) {
    const read = parseRowAsRequest(kitRequest, toKitRequest(values), {});
    if ('faults' in read) return read;
    const { request } = read;
    try {
      const full = toKitColumns(request);
      const inverterData: KitRequest['inverterData'] = JSON.parse(full.inverters);
      return {
        line,
        key: getKitKey(request.kitData.supplier, { ...request, inverterData }),
        name: `Kit ${request.kitData.supplier}`,
        wanted: {
          price_cents: full.price_cents,
          ...(values.tensao_de_saida !== undefined && { voltage: full.voltage }),
          ...(values.estrutura_de_fixacao !== undefined && { fixation: full.fixation }),
        },
        full,
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { faults: [{ column: null, property: null, value: '', message: error.message }] };
    }
  },

  async find(tx, { caller }, rows, forUpdate) {
    if (rows.length === 0) return new Map();
    const found = await tx
      .selectFrom('kits')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('owner_id', '=', await loadNewKitOwnerId(tx, caller))
      .where(
        sql<boolean>`power in (select power from unnest(${rows.map(({ full }) => full.power)}::numeric[]) as wanted (power))`,
      )
      .orderBy('id')
      .$if(forUpdate, (query) => query.forUpdate())
      .execute();
    return new Map(found.map((kit) => [getKitRowKey(kit), toKitRecord(kit)]));
  },

  async held(tx, { caller }, ids) {
    const found = await tx
      .selectFrom('kits')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    return new Map(found.map((kit) => [kit.id, toKitRecord(kit)]));
  },

  async seen(tx, { caller }, ids) {
    if (!canViewKits(caller)) return new Map();
    return new Map((await findVisibleKits(tx, caller, ids)).map((kit) => [kit.id, toKitRecord(kit)]));
  },

  tell(column, value) {
    if (column === 'price_cents') return { property: 'valor', value: centsToReais(value) };
    return {
      property: column === 'voltage' ? 'tensao_de_saida' : 'estrutura_de_fixacao',
      value: String(value),
    };
  },

  async insert(tx, { caller }, rows) {
    if (rows.length === 0) return;
    const owner_id = await loadNewKitOwnerId(tx, caller);
    await tx
      .insertInto('kits')
      .values(
        rows.map(({ id, full }) => ({
          ...full,
          ...{ account_id: caller.accountId, id, owner_id, updated_by: caller.userId },
        })),
      )
      .execute();
  },

  async change(tx, { caller }, writes) {
    if (writes.length === 0) return new Map();
    const rows = writes.map(({ id, columns }) => ({ ...columns, id }));
    const { rows: changed } = await sql<{ id: string; version: number }>`
      update kits as kit
      set price_cents = coalesce(row.price_cents, kit.price_cents), voltage = coalesce(row.voltage, kit.voltage),
        fixation = coalesce(row.fixation, kit.fixation), version = kit.version + 1, updated_at = now(),
        updated_by = ${caller.userId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id uuid, price_cents bigint, voltage text, fixation text)
      where kit.account_id = ${caller.accountId} and kit.id = row.id
      returning kit.id, kit.version`.execute(tx);
    return new Map(changed.map(({ id, version }) => [id, version]));
  },

  async remove(tx, { caller }, ids) {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('kits')
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', [...ids])
      .execute();
  },

  announce: (tx, { caller }) => publishCatalogueChanged(tx, caller, 'kits'),
};
