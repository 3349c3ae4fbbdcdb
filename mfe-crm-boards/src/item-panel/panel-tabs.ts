import type { RenderableContribution } from '@girassol/federation/remote';
import {
  type AccessFacts,
  AFTER_SALES_MODULE,
  type BoardKind,
  type Condition,
  meetsCondition,
} from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';

type Contribution = RenderableContribution<'board-item.tab/v1'>;

/** Title and icon of a tab of the item panel. `shortTitle` replaces the title on narrow screens. */
export interface TabLabel {
  title: string;
  /** Used between 1,200 and 1,520 pixels, and under the icon on a phone. */
  shortTitle?: string | undefined;
  icon: IconName;
}

/**
 * Id of an item panel tab whose content this area provides itself; the other tabs are contributed by other
 * areas.
 */
export type BuiltInTabId = 'notas' | 'arquivos' | 'servicos' | 'historico';

/**
 * Tab of the item panel that the person may see, with content from this area or contributed by another area.
 */
export interface PanelTab extends TabLabel {
  /** Name in the address (`&aba=notas`). */
  id: string;
  order: number;
  isDisabled: boolean;
  /** Content of the tab: an own tab of the panel, or a contribution of another area. */
  content: BuiltInTabId | Contribution;
}

/** A tab of the panel's own; places of the same tab exclude each other. */
interface OwnTab extends TabLabel {
  id: BuiltInTabId;
  variants: {
    order: number;
    when?: Condition;
    /** Hidden in narrower windows, in pixels. */
    minWidth?: number;
  }[];
}

/** Boards about building the system; the other three boards are about selling it (boards-024, boards-025). */
const buildingBoards: readonly BoardKind[] = ['ADMINISTRATIVE', 'PROJECT', 'INSTALLATION'];
const sellingBoards: BoardKind[] = ['PRE_SALES', 'SALES', 'AFTER_SALES'];

/** The tabs of other areas stand among these by their `order`. */
const ownTabs: readonly OwnTab[] = [
  { id: 'notas', title: 'Notas', icon: 'note', variants: [{ order: 0 }] },
  {
    id: 'arquivos',
    title: 'Arquivos',
    icon: 'folder',
    variants: [
      { order: 30, when: { boardKinds: sellingBoards, plan: 'ENTERPRISE' } },
      { order: 10, when: { boardKinds: [...buildingBoards] } },
    ],
  },
  {
    id: 'servicos',
    title: 'Serviços',
    icon: 'wrench',
    variants: [{ order: 50, when: { boardKinds: ['AFTER_SALES'], module: AFTER_SALES_MODULE } }],
  },
  {
    id: 'historico',
    title: 'Histórico',
    icon: 'clock',
    variants: [{ order: 60, when: { boardKinds: sellingBoards, boardManager: true }, minWidth: 400 }],
  },
];

/** From this window width tabs carry words, not only icons. */
const TEXT_MIN_WIDTH = 1200;
/** Below this one, where no pointer asks an icon for its name, the name stands under it. */
const CAPTION_MAX_WIDTH = 900;
/** Up to this window width long words are abbreviated. */
const SHORT_TITLE_MAX_WIDTH = 1520;

/**
 * Returns the tabs of an item on `boardKind`, in order: the panel's own tabs that the person may see, and
 * `contributions`, already filtered by the slot. `width` is the window width in pixels.
 */
export function getPanelTabs(
  boardKind: BoardKind,
  {
    person,
    width,
    contributions,
  }: { person: AccessFacts; width: number; contributions: readonly Contribution[] },
): PanelTab[] {
  const facts: AccessFacts = { ...person, boardKind };
  const own = ownTabs.flatMap(({ variants, ...face }) =>
    variants
      .filter(({ when, minWidth = 0 }) => meetsCondition(when, facts) && width >= minWidth)
      .map(({ order }): PanelTab => ({ ...face, order, content: face.id, isDisabled: false })),
  );
  const names = new Set<string>(own.map(({ id }) => id));
  const contributed = contributions.map((content): PanelTab => {
    const { key, id, title, shortTitle, icon, order } = content;
    // A name that stands in the address already is told apart by whose it is.
    const name = names.has(id) ? key : id;
    names.add(name);
    const known = icon && isIconName(icon) ? icon : 'folder';
    return { id: name, title, shortTitle, icon: known, order, content, isDisabled: false };
  });
  // Building boards require ENTERPRISE: other plans read the notes and see the remaining tabs disabled.
  const isClosed = buildingBoards.includes(boardKind) && person.session.signupPlan !== 'ENTERPRISE';
  return [...own, ...contributed]
    .sort((one, other) => one.order - other.order)
    .map((tab) => ({ ...tab, isDisabled: isClosed && tab.content !== 'notas' }));
}

/**
 * Returns the caption below the icon of an item panel tab, for a window width in pixels. Returns null from
 * 900 pixels on, where tabs have no caption.
 */
export function getTabIconCaption({ title, shortTitle }: TabLabel, width: number): string | null {
  return width < CAPTION_MAX_WIDTH ? (shortTitle ?? title) : null;
}

/**
 * Returns the text beside the icon of an item panel tab, for a window width in pixels; null if the width
 * allows only the icon.
 */
export function getTabLineText({ title, shortTitle }: TabLabel, width: number): string | null {
  if (width < TEXT_MIN_WIDTH) return null;
  return width <= SHORT_TITLE_MAX_WIDTH ? (shortTitle ?? title) : title;
}
