import { plainText, readsKits } from '@girassol/shared-domain';
import { type KitRequest, kitRequest } from '@girassol/shared-domain/contract';
import { maxGroups, type RowValues } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Row } from '../../../../platform/database';
import { Refusal } from '../../../../platform/refusals/refusal';
import { tellCatalogue } from '../../../catalogue/tell-catalogue';
import { kitColumns } from '../../../kits/kit-columns';
import { newKitOwner, seenKits } from '../../../kits/kit-scope';
import { inReais } from '../beside';
import type { Keyed, KeyedRecord } from './keyed';
import { readRequest } from './read-request';

type KitColumns = ReturnType<typeof kitColumns>;

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

/** The lines of numbered groups; a group without a value is no line. */
function linesOf(values: RowValues, prefix: string, count: number, fields: Record<string, string>) {
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

function requestOf(values: RowValues): Record<string, unknown> {
  return {
    kitData: {
      supplier: values.fornecedor,
      kitPrice: values.valor,
      voltage: values.tensao_de_saida,
      fixation: values.estrutura_de_fixacao,
    },
    pvModuleData: linesOf(values, 'modulo', maxGroups.modules, moduleFields),
    inverterData: linesOf(values, 'inversor', maxGroups.inverters, inverterFields),
    additionalItems: linesOf(values, 'item', maxGroups.items, itemFields),
  };
}

type Lines = Pick<KitRequest, 'pvModuleData' | 'inverterData' | 'additionalItems'>;

/** Supplier and what it is made of: the same lines in another order are the same kit. */
function keyOf(supplier: string, { pvModuleData, inverterData, additionalItems }: Lines): string {
  const lines = [
    ...pvModuleData.map((one) => ['m', one.manufacturer, one.model, one.power, one.quantity]),
    ...inverterData.map((one) => ['i', one.iManufacturer, one.iModel, one.iPower, one.iQuantity]),
    ...additionalItems.map((one) => ['e', one.item, one.quantity]),
  ];
  const texts = lines.map((line) => line.map((part) => plainText(String(part))).join('/')).toSorted();
  return [plainText(supplier), ...texts].join('|');
}

const recordOf = ({ id, supplier, version, price_cents, voltage, fixation }: Row<'kits'>): KeyedRecord => ({
  ...{ id, version, name: `Kit ${supplier}` },
  columns: { price_cents, voltage, fixation },
});
const keyOfRow = ({ supplier, modules, inverters, items }: Row<'kits'>) =>
  keyOf(supplier, { pvModuleData: modules, inverterData: inverters, additionalItems: items });

/** Kits: told apart by supplier and composition. */
export const kits: Keyed<KitColumns> = {
  read(line, values) {
    const read = readRequest(kitRequest, requestOf(values), {});
    if ('faults' in read) return read;
    const { request } = read;
    try {
      const full = kitColumns(request);
      const inverterData: KitRequest['inverterData'] = JSON.parse(full.inverters);
      return {
        line,
        key: keyOf(request.kitData.supplier, { ...request, inverterData }),
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
      .where('owner_id', '=', await newKitOwner(tx, caller))
      .where(
        sql<boolean>`power in (select power from unnest(${rows.map(({ full }) => full.power)}::numeric[]) as wanted (power))`,
      )
      .orderBy('id')
      .$if(forUpdate, (query) => query.forUpdate())
      .execute();
    return new Map(found.map((kit) => [keyOfRow(kit), recordOf(kit)]));
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
    return new Map(found.map((kit) => [kit.id, recordOf(kit)]));
  },

  async seen(tx, { caller }, ids) {
    if (!readsKits(caller)) return new Map();
    return new Map((await seenKits(tx, caller, ids)).map((kit) => [kit.id, recordOf(kit)]));
  },

  tell(column, value) {
    if (column === 'price_cents') return { property: 'valor', value: inReais(value) };
    return {
      property: column === 'voltage' ? 'tensao_de_saida' : 'estrutura_de_fixacao',
      value: String(value),
    };
  },

  async insert(tx, { caller }, rows) {
    if (rows.length === 0) return;
    const owner_id = await newKitOwner(tx, caller);
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

  announce: (tx, { caller }) => tellCatalogue(tx, caller, 'kits'),
};
