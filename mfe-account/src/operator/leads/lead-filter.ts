import { type LeadKind, type LeadState, leadKinds, leadStates } from '@girassol/account-domain/leads';
import { addDays, isIsoDate } from '@girassol/shared-domain';

/** Periods that the filter offers, by their value in the address. */
export const leadPeriods = [
  { value: '', label: 'Todo o período' },
  { value: 'hoje', label: 'Hoje' },
  { value: '7', label: 'Últimos 7 dias' },
  { value: '30', label: 'Últimos 30 dias' },
  { value: 'outro', label: 'Outro período' },
] as const;
export type LeadPeriod = (typeof leadPeriods)[number]['value'];

/** Filter of the list of leads, as the query of the page's address holds it. */
export interface LeadFilter {
  search: string;
  kind: LeadKind | undefined;
  state: LeadState | undefined;
  source: string;
  period: LeadPeriod;
  /** First and last day of another period. */
  from: string | null;
  to: string | null;
}

/** Reads the filter from the query of the page's address; unknown values filter nothing. */
export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const readDay = (name: string) => {
    const day = query.get(name) ?? '';
    return isIsoDate(day) ? day : null;
  };
  return {
    search: (query.get('busca') ?? '').slice(0, 120),
    kind: leadKinds.find((kind) => kind === query.get('formulario')),
    state: leadStates.find((state) => state === query.get('entrega')),
    source: query.get('origem') ?? '',
    period: leadPeriods.find(({ value }) => value === query.get('periodo'))?.value ?? '',
    from: readDay('de'),
    to: readDay('ate'),
  };
}

/** Converts a filter to the query of the page's address. */
export function toLeadFilterQuery({ search, kind, state, source, period, from, to }: LeadFilter) {
  const isOther = period === 'outro';
  const values = {
    busca: search,
    formulario: kind,
    entrega: state,
    origem: source,
    periodo: period,
    de: isOther ? from : null,
    ate: isOther ? to : null,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Returns whether a filter leaves leads out. */
export const isNarrowed = (filter: LeadFilter): boolean => Object.keys(toLeadFilterQuery(filter)).length > 0;

/** Converts a filter to the query of the call, on the day `today`. */
export function toLeadListQuery(
  { search, kind, state, source, period, from, to }: LeadFilter,
  today: string,
) {
  const days = {
    '': {},
    hoje: { from: today, to: today },
    '7': { from: addDays(today, -6), to: today },
    '30': { from: addDays(today, -29), to: today },
    outro: { ...(from && { from }), ...(to && { to }) },
  }[period];
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(source && { source }),
    ...days,
  };
}
