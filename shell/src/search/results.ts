import type { SearchFinding } from '@girassol/federation/remote';
import { hasWords } from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';
import type { VisibleMenus } from '../menus/visible-menus';

/** Something to go to. */
export interface SearchResult {
  key: string;
  title: string;
  /** What it belongs to: a group of the menu, a customer, a city. */
  detail: string;
  icon: IconName;
  to: string;
}

export interface SearchGroup {
  label: string;
  results: SearchResult[];
}

/** What one source told, with the name of the source: keys of two never meet. */
export interface ToldFinding extends SearchFinding {
  source: string;
}

/** Recent things that are offered before a letter is typed. */
const RECENT = 8;
/** Of each group. */
const SHOWN = 6;
const RECENT_GROUP = 'Recentes';
const PAGE_GROUP = 'Páginas';

/** What is offered: recent things, what was found by group, and pages that none of those leads to. */
export function searchGroups(
  told: readonly ToldFinding[],
  pages: readonly SearchResult[],
  search: string,
): SearchGroup[] {
  const isRecent = ({ workedAt }: SearchFinding) => search === '' && workedAt !== undefined;
  const recent = told.filter(isRecent).sort((a, b) => (b.workedAt ?? 0) - (a.workedAt ?? 0));
  const others = told.filter((finding) => !isRecent(finding));
  const groups = new Map<string, SearchResult[]>();
  const add = (label: string, result: SearchResult) =>
    groups.set(label, [...(groups.get(label) ?? []), result]);
  for (const finding of recent) add(RECENT_GROUP, resultOf(finding));
  for (const finding of others) add(finding.group, resultOf(finding));
  const known = new Set(told.map(({ to }) => to));
  for (const page of pages) if (!known.has(page.to)) add(PAGE_GROUP, page);
  return [...groups].map(([label, results]) => ({
    label,
    results: label === PAGE_GROUP ? results : results.slice(0, label === RECENT_GROUP ? RECENT : SHOWN),
  }));
}

const resultOf = ({ source, group, id, title, detail = '', icon, to }: ToldFinding): SearchResult => ({
  key: `${source}-${group}-${id}`.replace(/[^\w-]/g, '_'),
  title,
  detail,
  icon: icon && isIconName(icon) ? icon : 'folder',
  to,
});

/** Pages of the menus that match; all of the first level while nothing is searched. */
export function pageResults({ groups }: VisibleMenus, search: string): SearchResult[] {
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
      .filter(({ title, detail }) => hasWords(`${title} ${detail}`, search))
      .map(({ entry, title, detail }) => ({
        key: `page-${entry.id}`,
        title,
        detail: title === detail ? '' : detail,
        icon: entry.icon,
        to: entry.to,
      })),
  );
}
