import type { SlotTab } from '@girassol/federation/remote';
import {
  AFTER_SALES_MODULE,
  type BoardKind,
  type Condition,
  type Facts,
  meets,
} from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';

type Contribution = SlotTab<'board-item.tab/v1'>;

/** How a tab is named on screen. */
export interface TabFace {
  title: string;
  /** Used between 1,200 and 1,520 pixels, and under the icon on a phone. */
  shortTitle?: string | undefined;
  icon: IconName;
}

/** The tabs that the panel fills itself. */
export type OwnTabId = 'notas' | 'arquivos' | 'servicos' | 'historico';

/** A tab that this person sees on this item. */
export interface PanelTab extends TabFace {
  /** Name in the address (`&aba=notas`). */
  id: string;
  order: number;
  isDisabled: boolean;
  /** Who fills it: the panel itself, or what an area contributed. */
  content: OwnTabId | Contribution;
}

/** A tab of the panel's own; places of the same tab exclude each other. */
interface OwnTab extends TabFace {
  id: OwnTabId;
  places: {
    order: number;
    when?: Condition;
    /** Hidden in narrower windows, in pixels. */
    minWidth?: number;
  }[];
}

/** What is being built; the other three boards are about what is being sold (boards-024, boards-025). */
const building: readonly BoardKind[] = ['ADMINISTRATIVE', 'PROJECT', 'INSTALLATION'];
const selling: BoardKind[] = ['PRE_SALES', 'SALES', 'AFTER_SALES'];

/** The tabs of other areas stand among these by their `order`. */
const ownTabs: readonly OwnTab[] = [
  { id: 'notas', title: 'Notas', icon: 'note', places: [{ order: 0 }] },
  {
    id: 'arquivos',
    title: 'Arquivos',
    icon: 'folder',
    places: [
      { order: 30, when: { boardKinds: selling, plan: 'ENTERPRISE' } },
      { order: 10, when: { boardKinds: [...building] } },
    ],
  },
  {
    id: 'servicos',
    title: 'Serviços',
    icon: 'wrench',
    places: [{ order: 50, when: { boardKinds: ['AFTER_SALES'], module: AFTER_SALES_MODULE } }],
  },
  {
    id: 'historico',
    title: 'Histórico',
    icon: 'clock',
    places: [{ order: 60, when: { boardKinds: selling, boardManager: true }, minWidth: 400 }],
  },
];

/** From this window width tabs carry words, not only icons. */
const WORDS_FROM = 1200;
/** Below this one, where no pointer asks an icon for its name, the name stands under it. */
const CAPTIONS_BELOW = 900;
/** Up to this window width long words are abbreviated. */
const ABBREVIATED_TO = 1520;

/**
 * The tabs of an item on `boardKind`, in order: the panel's own that this person may see, and `contributions`, which the
 * slot has judged already. `width` is the width of the window in pixels.
 */
export function panelTabs(
  boardKind: BoardKind,
  { person, width, contributions }: { person: Facts; width: number; contributions: readonly Contribution[] },
): PanelTab[] {
  const facts: Facts = { ...person, boardKind };
  const own = ownTabs.flatMap(({ places, ...face }) =>
    places
      .filter(({ when, minWidth = 0 }) => meets(when, facts) && width >= minWidth)
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
  // What is being built is for ENTERPRISE: everybody else reads its notes, and sees what there would be.
  const isClosed = building.includes(boardKind) && person.session.signupPlan !== 'ENTERPRISE';
  return [...own, ...contributed]
    .sort((one, other) => one.order - other.order)
    .map((tab) => ({ ...tab, isDisabled: isClosed && tab.content !== 'notas' }));
}

/** The name under the icon of a tab in a window of this width; `null` where there is none. */
export function tabCaption({ title, shortTitle }: TabFace, width: number): string | null {
  return width < CAPTIONS_BELOW ? (shortTitle ?? title) : null;
}

/** The words on a tab in a window of this width; `null` where only the icon fits. */
export function tabText({ title, shortTitle }: TabFace, width: number): string | null {
  if (width < WORDS_FROM) return null;
  return width <= ABBREVIATED_TO ? (shortTitle ?? title) : title;
}
