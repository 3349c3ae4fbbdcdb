import { useListViewInAddress } from '@girassol/federation/remote';
import type { FetchScope, KitSearch, KitSource } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, toPagingParameters } from '@girassol/shared-ui/lists';

/**
 * State of the kit list: search text, power and the seven numbered filters (kits-003), and the page. Held in
 * the query string.
 */
export interface KitListView extends Paging {
  search: string;
  /** W, as the address keeps it; null for any. */
  watts: number | null;
  supplier: string;
  voltage: string;
  fixation: string;
  moduleBrand: string;
  inverterBrand: string;
  inverterType: string;
  /** R$, one field for the price range. */
  minPrice: number | null;
  maxPrice: number | null;
}

export const noKitFilters = {
  search: '',
  watts: null,
  supplier: '',
  voltage: '',
  fixation: '',
  moduleBrand: '',
  inverterBrand: '',
  inverterType: '',
  minPrice: null,
  maxPrice: null,
} satisfies Partial<KitListView>;

const texts = {
  search: 'busca',
  supplier: 'fornecedor',
  voltage: 'tensao',
  fixation: 'fixacao',
  moduleBrand: 'modulo',
  inverterBrand: 'inversor',
  inverterType: 'tipo',
} as const;
const numbers = { watts: 'potencia', minPrice: 'de', maxPrice: 'ate' } as const;

const textNames = [
  'search',
  'supplier',
  'voltage',
  'fixation',
  'moduleBrand',
  'inverterBrand',
  'inverterType',
] as const;
const numberNames = ['watts', 'minPrice', 'maxPrice'] as const;

const numberIn = (text: string | null): number | null => {
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value < 1e9 ? value : null;
};

/** Parses the state of the kit list from a query string. Invalid values take their defaults. */
export function parseKitListView(query: URLSearchParams): KitListView {
  const text = (name: keyof typeof texts) => (query.get(texts[name]) ?? '').slice(0, 80);
  const number = (name: keyof typeof numbers) => numberIn(query.get(numbers[name]));
  return {
    search: text('search'),
    supplier: text('supplier'),
    voltage: text('voltage'),
    fixation: text('fixation'),
    moduleBrand: text('moduleBrand'),
    inverterBrand: text('inverterBrand'),
    inverterType: text('inverterType'),
    watts: number('watts'),
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    ...readPaging(query),
  };
}

/** Converts the state of the kit list to a query string. Default values are omitted. */
export function toKitListSearchParams(view: KitListView): URLSearchParams {
  const query = new URLSearchParams(toPagingParameters(view));
  for (const name of textNames) if (view[name]) query.set(texts[name], view[name]);
  for (const name of numberNames) if (view[name] !== null) query.set(numbers[name], String(view[name]));
  return query;
}

/**
 * Returns a key of the filters of the kit list. The selected kits stay selected across pages as long as the
 * key does not change.
 */
export const getKitSelectionKey = ({ page, size, ...filters }: KitListView): string =>
  JSON.stringify(filters);

export const hasKitFilters = (view: KitListView): boolean =>
  getKitSelectionKey(view) !== getKitSelectionKey({ ...view, ...noKitFilters });

/** Scope of a kit search: the id of a user, team or company, and the kind of that id (kits-005, kits-009). */
export interface KitScope {
  fetchType: FetchScope;
  fetchId: string;
}

/**
 * Builds the request body of a kit search: the scope, the power in kW (kits-004), and the filters 1, 2, 4, 5,
 * 6, 7, 8 with their values (kits-005).
 */
export function buildKitSearchBody(
  view: KitListView,
  scope: KitScope,
  source: KitSource = 'ALL',
): Partial<KitSearch> {
  const { minPrice: min, maxPrice: max } = view;
  return {
    power: (view.watts ?? 0) / 1_000,
    ...scope,
    source,
    searchValue: view.search,
    filter1Active: view.supplier !== '',
    filter1Value: view.supplier || null,
    filter2Active: view.voltage !== '',
    filter2Value: view.voltage || null,
    filter4Active: view.fixation !== '',
    filter4Value: view.fixation || null,
    filter5Active: view.moduleBrand !== '',
    filter5Value: view.moduleBrand || null,
    filter6Active: view.inverterBrand !== '',
    filter6Value: view.inverterBrand || null,
    filter7Active: view.inverterType !== '',
    filter7Value: view.inverterType || null,
    filter8Active: min !== null || max !== null,
    filter8Value: min === null && max === null ? null : { min, max },
    pageSize: view.size,
  };
}

/** Returns the state of the kit list held in the address, and a function that changes parts of the state. */
export const useKitListView = () => useListViewInAddress(parseKitListView, toKitListSearchParams);
