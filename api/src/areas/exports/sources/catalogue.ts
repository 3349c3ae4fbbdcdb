import { type CatalogueKind, catalogueInverterTypes } from '@girassol/shared-domain';
import type { ExportWish } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireOwnAccount } from '../../../platform/access';
import { requireCatalogue } from '../../catalogue/catalogue-access';
import type { ItemRow } from '../../catalogue/item-answer';
import { foundItems } from '../../catalogue/read-items';
import { type ExportRow, type ExportSource, inOrder } from './source';

type Filters = Extract<ExportWish, { kind: CatalogueKind }>['filters'];

/** What an account keeps of modules, inverters or equipment, as its list finds it. */
export const catalogueSource = (kind: CatalogueKind): ExportSource<Filters> => ({
  async sight(tx, caller, { fetchId }) {
    requireCatalogue(caller);
    if (fetchId) await requireOwnAccount(tx, caller, fetchId);
    return null;
  },

  async keys({ tx, caller, filters }) {
    const found = await foundItems(tx, caller, kind, filters.searchValue)
      .clearSelect()
      .select('i.id')
      .execute();
    return found.map(({ id }) => id);
  },

  async rows({ tx, caller }, keys) {
    const found = await foundItems(tx, caller, kind, '')
      .where(sql<boolean>`i.id = any(${keys}::uuid[])`)
      .execute();
    return inOrder(keys, found).map(cellsOf[kind]);
  },
});

const cellsOf: Record<CatalogueKind, (row: ItemRow) => ExportRow> = {
  modules: (row) => ({
    modulo_modelo: row.name,
    modulo_fabricante: row.manufacturer,
    modulo_potencia_em_watts: Number(row.power),
    garantia_defeito: row.facts.warrantyDefect ?? null,
    garantia_eficiencia: row.facts.warrantyEfficiency ?? null,
    peso_em_kg: row.facts.weight ?? null,
    comprimento_em_milimetros: row.facts.mLength ?? null,
    largura_em_milimetros: row.facts.width ?? null,
    estoque: row.stock,
    valor_unitario: row.price_cents / 100,
  }),
  inverters: (row) => ({
    inversor_modelo: row.name,
    inversor_fabricante: row.manufacturer,
    inversor_potencia_em_watts: Number(row.power),
    inversor_garantia: row.facts.warranty ?? null,
    monitoramento: row.facts.monitoring ?? null,
    tensao: row.facts.voltage ? Number(row.facts.voltage) : null,
    topologia: catalogueInverterTypes.find(({ value }) => value === row.facts.type)?.label ?? null,
    estoque: row.stock,
    valor_unitario: row.price_cents / 100,
  }),
  equipaments: (row) => ({
    item_nome: row.name,
    item_fabricante: row.manufacturer,
    item_detalhe: row.facts.detail ?? '',
    item_estoque: row.stock,
    item_valor_unitario: row.price_cents / 100,
  }),
};
