import type { IconName } from '@girassol/shared-ui';
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

/** Lower case, without accents: "pré" finds "Pré-Venda" and so does "pre". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('pt-BR');
}

/** Every word of the search begins some word of the text. */
export function isMatch(text: string, search: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

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
      .filter(({ title, detail }) => isMatch(`${title} ${detail}`, search))
      .map(({ entry, title, detail }) => ({
        key: `page-${entry.id}`,
        title,
        detail: title === detail ? '' : detail,
        icon: entry.icon,
        to: entry.to,
      })),
  );
}
