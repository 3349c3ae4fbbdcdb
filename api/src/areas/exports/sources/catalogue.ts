import { requireIdOfOwnAccount } from '@girassol/api-platform/access';
import { type ExportRow, type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import { type CatalogueKind, catalogueInverterTypes } from '@girassol/shared-domain';
import type { ExportRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireCatalogueAccess } from '../../catalogue/catalogue-access';
import type { CatalogueItemRow } from '../../catalogue/item-answer';
import { selectMatchingCatalogueItems } from '../../catalogue/list-catalogue-items';

type Filters = Extract<ExportRequest, { kind: CatalogueKind }>['filters'];

/**
 * Creates the source of the export of an account's catalogue of modules, inverters or equipment, with the
 * same filters as the list on screen.
 */
export const createCatalogueSource = (kind: CatalogueKind): ExportSource<Filters> => ({
  async sight(tx, caller, { fetchId }) {
    requireCatalogueAccess(caller);
    if (fetchId) await requireIdOfOwnAccount(tx, caller, fetchId);
    return null;
  },

  async keys({ tx, caller, filters }) {
    const found = await selectMatchingCatalogueItems(tx, caller, kind, filters.searchValue)
      .clearSelect()
      .select('i.id')
      .execute();
    return found.map(({ id }) => id);
  },

  async rows({ tx, caller }, keys) {
    const found = await selectMatchingCatalogueItems(tx, caller, kind, '')
      .where(sql<boolean>`i.id = any(${keys}::uuid[])`)
      .execute();
    return sortByKeys(keys, found).map(toCatalogueCells[kind]);
  },
});

const toCatalogueCells: Record<CatalogueKind, (row: CatalogueItemRow) => ExportRow> = {
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
