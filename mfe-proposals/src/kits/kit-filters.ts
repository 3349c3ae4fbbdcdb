import { useAddressView } from '@girassol/federation/remote';
import type { FetchScope, KitSearch, KitSource } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, writePaging } from '@girassol/shared-ui/lists';

/** What of the kits is looked at: power and seven filters (kits-003). All of it stands in the address. */
export interface KitView extends Paging {
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
} satisfies Partial<KitView>;

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

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readKitView(query: URLSearchParams): KitView {
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

/** The address of a view: only what is not usual. */
export function writeKitView(view: KitView): URLSearchParams {
  const query = new URLSearchParams(writePaging(view));
  for (const name of textNames) if (view[name]) query.set(texts[name], view[name]);
  for (const name of numberNames) if (view[name] !== null) query.set(numbers[name], String(view[name]));
  return query;
}

/** What a choice in the list holds for: over its pages. */
export const lookedFor = ({ page, size, ...filters }: KitView): string => JSON.stringify(filters);

export const isNarrowed = (view: KitView): boolean =>
  lookedFor(view) !== lookedFor({ ...view, ...noKitFilters });

/** Whose kits are looked at, and what kind of viewer that is (kits-005, kits-009). */
export interface KitScope {
  fetchType: FetchScope;
  fetchId: string;
}

/** The body of a search: scope, power in kW (kits-004), and filters 1, 2, 4, 5, 6, 7, 8 with what they are set to (kits-005). */
export function searchOf(view: KitView, scope: KitScope, source: KitSource = 'ALL'): Partial<KitSearch> {
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

/** The view of the address, and a way to change parts of it. */
export const useKitView = () => useAddressView(readKitView, writeKitView);
