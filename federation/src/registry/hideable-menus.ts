import { matchesPath } from '@girassol/shared-domain';
import type { MenuContribution, RemoteManifest } from './manifest';

/** Maximum length of the id of a menu entry that may be hidden, as accounts and distributions store it. */
export const MAX_HIDEABLE_ID_LENGTH = 60;

/** Ids of the home page and the settings, which stay: nobody could undo that they are hidden. `/<id>` is the address. */
const permanentMenuIds = ['inicio', 'configuracoes'];

/**
 * Returns true for a menu entry whose id or address is the home page or the settings; such an entry may never
 * be hidden.
 */
export const isPermanentMenu = ({ id, to }: Pick<MenuContribution, 'id' | 'to'>): boolean =>
  permanentMenuIds.some((permanent) => id === permanent || to === `/${permanent}`);

/** Position of each group in the menu. */
const groupPositions: Record<MenuContribution['group'], number> = {
  inicio: 0,
  comercial: 1,
  engenharia: 2,
  financeiro: 3,
  catalogo: 4,
  clientes: 5,
  plataforma: 6,
  demonstracao: 7,
  ajustes: 8,
};

/** Lists the menu entries of the given releases whose address a release answers, in menu order. */
export function listAnsweredMenus(
  remotes: readonly Pick<RemoteManifest, 'menus' | 'routes'>[],
): MenuContribution[] {
  const isAnswered = (to: string) =>
    remotes.some(({ routes }) => routes.some(({ path }) => matchesPath(path, to)));
  return remotes
    .flatMap(({ menus = [] }) => menus)
    .filter(({ to }) => isAnswered(to))
    .sort((one, other) => groupPositions[one.group] - groupPositions[other.group] || one.order - other.order);
}

/**
 * Lists the menu entries of the given releases that may be hidden, each id once, in menu order. Leaves out
 * entries whose address no release answers. Ids in `hidden` are listed even if their release does not say
 * `hideable`, as older builds do not; otherwise an account could never show them again.
 */
export function listHideableMenus(
  remotes: readonly Pick<RemoteManifest, 'menus' | 'routes'>[],
  hidden: readonly string[] = [],
): MenuContribution[] {
  const found = listAnsweredMenus(remotes).filter(({ id, hideable }) => hideable || hidden.includes(id));
  return found.filter(({ id }, index) => found.findIndex((menu) => menu.id === id) === index);
}
