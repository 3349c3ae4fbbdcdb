import type { SearchFinding } from '@girassol/federation/remote';
import { matchesSearchWords, toSearchText } from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';
import type { VisibleMenus } from '../menus/visible-menus';

/** Result of the global search: a page, a record or an action. */
export interface SearchResult {
  key: string;
  title: string;
  /** Context of the result: a group of the menu, a customer, a city. */
  detail: string;
  icon: IconName;
  /** Address that the result opens, or the action that it runs. */
  to: SearchTarget;
}

/** Address that a search result opens, or the action that it runs. */
export type SearchTarget = string | (() => void);

/** Group of results of the global search under one label. */
export interface SearchGroup {
  label: string;
  results: SearchResult[];
}

/**
 * Finding of one search source, with the name of the source, so that equal keys of two sources do not
 * collide.
 */
export interface SourceFinding extends SearchFinding {
  source: string;
}

/** Recent things that are offered before a letter is typed. */
const RECENT = 8;
/** Maximum number of results in a group. */
const MAX_SHOWN = 6;
const RECENT_GROUP = 'Recentes';
const PAGE_GROUP = 'Páginas';
const EXACT_GROUP = 'Melhor resultado';
/** Group of the pages whose name begins with the text: who types "ven" is on the way to Vendas. */
const NAMED_PAGE_GROUP = 'Ir para';
/** Pages of that group, so that customers and actions stay in sight. */
const MAX_NAMED_PAGES = 3;
/** Letters from which the beginning of a name tells one page from the others. */
const MIN_NAME_LETTERS = 2;
/** Search text that is the number of a record, with or without the sign and the zeros of its display. */
const RECORD_NUMBER = /^#?(\d{1,9})$/;
/** Priorities of groups, 0 for the others: texts only mention what is looked for, and help is about no record of the account. */
const groupPriorities: Record<string, number> = { Clientes: 1, Notas: -1, Ajuda: -2 };

/**
 * Builds the groups of the global search's results. Without a text: recent records, findings and pages. With a
 * text: pages and records of exactly that name or number, pages whose name begins with it, customers before what belongs
 * to them, other findings of the areas, and pages to which no finding leads.
 */
export function buildSearchGroups(
  told: readonly SourceFinding[],
  pages: readonly SearchResult[],
  search: string,
): SearchGroup[] {
  const isRecent = ({ workedAt }: SearchFinding) => search === '' && workedAt !== undefined;
  const recent = told.filter(isRecent).sort((a, b) => (b.workedAt ?? 0) - (a.workedAt ?? 0));
  const others = told.filter((finding) => !isRecent(finding));
  const groups = new Map<string, SearchResult[]>();
  const add = (label: string, result: SearchResult) =>
    groups.set(label, [...(groups.get(label) ?? []), result]);
  const exactPages = pages.filter((page) => hasPageName(page, search));
  for (const page of exactPages) add(EXACT_GROUP, page);
  for (const finding of recent) add(RECENT_GROUP, toResult(finding));
  const namedPages = pages
    .filter((page) => !exactPages.includes(page) && beginsPageName(page, search))
    .slice(0, MAX_NAMED_PAGES);
  const taken = new Set<SearchTarget>([...exactPages, ...namedPages].map(({ to }) => to));
  const sorted = sortFindings(others, search).filter(({ to }) => !taken.has(to));
  for (const finding of sorted) if (isExactMatch(finding, search)) add(EXACT_GROUP, toResult(finding));
  for (const page of namedPages) add(NAMED_PAGE_GROUP, page);
  for (const finding of sorted) if (!isExactMatch(finding, search)) add(finding.group, toResult(finding));
  for (const { to } of told) taken.add(to);
  for (const page of pages) if (!taken.has(page.to)) add(PAGE_GROUP, page);
  return [...groups].map(([label, results]) => ({
    label,
    results: label === PAGE_GROUP ? results : results.slice(0, label === RECENT_GROUP ? RECENT : MAX_SHOWN),
  }));
}

/** Checks whether a result has exactly the searched name, without its number: "#00012 Telhado" is "telhado". */
const hasName = ({ title }: { title: string }, search: string): boolean =>
  search !== '' && toSearchText(title.replace(/^#\d+ /, '')) === toSearchText(search);

/** Checks whether a record has exactly the searched number: "262", "#262" and "#00262" are number 262. */
function hasNumber({ number }: SearchFinding, search: string): boolean {
  const digits = RECORD_NUMBER.exec(search)?.[1];
  return digits !== undefined && number === Number(digits);
}

/** Checks whether a text is the number of a record, as it is displayed or without its sign and zeros. */
export const isRecordNumber = (search: string): boolean => RECORD_NUMBER.test(search);

const isExactMatch = (finding: SearchFinding, search: string): boolean =>
  hasNumber(finding, search) || hasName(finding, search);

/** Checks whether a page has the searched name, also in the singular: "contrato" is the page "Contratos". */
const hasPageName = ({ title }: { title: string }, search: string): boolean => {
  const toSingular = (text: string) => toSearchText(text).replace(/s$/, '');
  return search !== '' && toSingular(title) === toSingular(search);
};

/** Checks whether the name of a page, without the page above it, begins with the search text. */
const beginsPageName = ({ title }: { title: string }, search: string): boolean => {
  const sought = toSearchText(search);
  return sought.length >= MIN_NAME_LETTERS && toSearchText(title.split(': ').at(-1) ?? '').startsWith(sought);
};

/**
 * Returns groups with new results behind those that were already on screen, so that nothing moves under a person
 * who is choosing. A result that is no longer found leaves.
 */
export function keepSearchOrder(
  before: readonly SearchGroup[],
  groups: readonly SearchGroup[],
): SearchGroup[] {
  return keepOrder(before, groups, ({ label }) => label).map(({ label, results }) => {
    const former = before.find((group) => group.label === label)?.results ?? [];
    return { label, results: keepOrder(former, results, ({ key }) => key) };
  });
}

/** Sorts things as they stood before, and new ones behind them. */
function keepOrder<Thing>(
  before: readonly Thing[],
  things: readonly Thing[],
  getKey: (thing: Thing) => string,
): Thing[] {
  const places = new Map(before.map((thing, index) => [getKey(thing), index]));
  const getPlace = (thing: Thing) => places.get(getKey(thing)) ?? before.length;
  return things.toSorted((one, other) => getPlace(one) - getPlace(other));
}

/**
 * Sorts findings: those of exactly the searched number or name first, customers before others, what only mentions the text last, else as
 * the areas sort them.
 */
function sortFindings(findings: readonly SourceFinding[], search: string): SourceFinding[] {
  const getPriority = (finding: SourceFinding) =>
    Number(hasNumber(finding, search)) * 4 +
    Number(hasName(finding, search)) * 2 +
    (search === '' ? 0 : (groupPriorities[finding.group] ?? 0));
  return findings.toSorted((one, other) => getPriority(other) - getPriority(one));
}

const toResult = ({ source, group, id, title, detail = '', icon, to }: SourceFinding): SearchResult => ({
  key: `${source}-${group}-${id}`.replace(/[^\w-]/g, '_'),
  title,
  detail,
  icon: icon && isIconName(icon) ? icon : 'folder',
  to,
});

/**
 * Finds the pages of the menus that match a search text; without a text, returns all pages of the first menu
 * level.
 */
export function findPages({ groups }: VisibleMenus, search: string): SearchResult[] {
  return groups.flatMap(({ label: group, entries }) =>
    entries
      .filter(({ isLocked }) => !isLocked)
      .flatMap((entry) => [
        { entry, title: entry.label, detail: group },
        ...(search === '' ? [] : entry.children).map((child) => ({
          entry: child,
          title: `${entry.label}: ${child.label}`,
          detail: group,
        })),
      ])
      .filter(({ title, detail }) => matchesSearchWords(`${title} ${detail}`, search))
      .map(({ entry, title, detail }) => ({
        key: `page-${entry.id}`,
        title,
        detail: title === detail ? '' : detail,
        icon: entry.icon,
        to: entry.to,
      })),
  );
}
