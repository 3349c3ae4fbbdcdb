import {
  AFTER_SALES_MODULE,
  type BoardKind,
  type Condition,
  type Facts,
  meets,
} from '@girassol/shared-domain';
import type { IconName } from '@girassol/shared-ui';

/** Two orders of tabs: what is being sold, and what is being built (boards-024, boards-025). */
export type PanelLayout = 'sales' | 'project';

/** A tab as the table describes it. */
interface TabRow {
  layout: PanelLayout;
  /** Fixed number of the tab in its layout. */
  index: number;
  /** Name in the address (`&aba=notas`). */
  id: string;
  /** The contribution to `board-item.tab/v1` that fills it, when its name is not `id`. */
  contribution?: string;
  when?: Condition;
  /** Shown but closed when this does not hold. */
  openWhen?: Condition;
  /** Hidden in narrower windows, in pixels. */
  minWidth?: number;
}

/** How a tab is named on screen. */
export interface TabFace {
  label: string;
  /** Used between 1,200 and 1,520 pixels. */
  shortLabel?: string;
  icon: IconName;
}

/** A tab that this person sees on this item. */
export interface PanelTab extends TabFace {
  id: string;
  index: number;
  contribution: string;
  isDisabled: boolean;
}

const faces: Record<string, TabFace> = {
  notas: { label: 'Notas', icon: 'note' },
  propostas: { label: 'Propostas', icon: 'sun' },
  contratos: { label: 'Contratos', icon: 'handshake' },
  arquivos: { label: 'Arquivos', icon: 'folder' },
  financiamentos: { label: 'Financiamentos', shortLabel: 'Financ.', icon: 'landmark' },
  servicos: { label: 'Serviços', icon: 'wrench' },
  historico: { label: 'Histórico', icon: 'clock' },
  ucs: { label: 'UCs', icon: 'zap' },
  kit: { label: 'Kit', icon: 'package' },
  projeto: { label: 'Projeto', icon: 'hard-hat' },
  precificacao: { label: 'Precificação', icon: 'calculator' },
};

const enterprise: Condition = { plan: 'ENTERPRISE' };
const beyondSales: Condition = { not: { boardKinds: ['PRE_SALES', 'AFTER_SALES'] } };
const administrative: Condition = { boardKinds: ['ADMINISTRATIVE'] };
/** The white-label whose clients do not see financings (boards-032). */
const notCalculatorLabel: Condition = { not: { whitelabel: 'SERRANA' } };
const marketplace: Condition = { module: 'Marketplace' };
const pricing: Condition = {
  any: [
    { permission: 'pricingTab' },
    { userType: 'MANAGER' },
    { preference: 'vendorPriceEdit' },
    { permission: 'pricingEdit' },
  ],
};

/** Both layouts in one table; a tab with two rows on one index has two fillings that exclude each other. */
const rows: TabRow[] = [
  { layout: 'sales', index: 0, id: 'notas' },
  {
    layout: 'sales',
    index: 1,
    id: 'propostas',
    when: { all: [beyondSales, { any: [{ permission: 'proposalsList' }, { boardManager: true }] }] },
  },
  { layout: 'sales', index: 2, id: 'contratos', when: { all: [enterprise, beyondSales] } },
  { layout: 'sales', index: 3, id: 'arquivos', when: enterprise },
  {
    layout: 'sales',
    index: 4,
    id: 'financiamentos',
    when: { all: [beyondSales, notCalculatorLabel, { not: marketplace }] },
  },
  {
    layout: 'sales',
    index: 4,
    id: 'financiamentos',
    contribution: 'financiamentos-marketplace',
    when: { all: [beyondSales, notCalculatorLabel, marketplace] },
  },
  {
    layout: 'sales',
    index: 5,
    id: 'servicos',
    when: { boardKinds: ['AFTER_SALES'], module: AFTER_SALES_MODULE },
  },
  { layout: 'sales', index: 6, id: 'historico', when: { boardManager: true }, minWidth: 400 },

  // Indexes of the second layout are the positions in the full list (boards-025).
  { layout: 'project', index: 0, id: 'notas' },
  { layout: 'project', index: 1, id: 'arquivos', openWhen: enterprise },
  { layout: 'project', index: 2, id: 'ucs', openWhen: enterprise },
  { layout: 'project', index: 3, id: 'kit', openWhen: enterprise },
  { layout: 'project', index: 4, id: 'projeto', when: { not: administrative }, openWhen: enterprise },
  { layout: 'project', index: 5, id: 'contratos', when: administrative, openWhen: enterprise },
  {
    layout: 'project',
    index: 6,
    id: 'financiamentos',
    when: { all: [administrative, notCalculatorLabel, { not: marketplace }] },
    openWhen: enterprise,
  },
  {
    layout: 'project',
    index: 6,
    id: 'financiamentos',
    contribution: 'financiamentos-marketplace',
    when: { all: [administrative, notCalculatorLabel, marketplace] },
    openWhen: enterprise,
  },
  {
    layout: 'project',
    index: 7,
    id: 'precificacao',
    when: pricing,
    openWhen: enterprise,
  },
];

const layouts: Record<BoardKind, PanelLayout> = {
  PRE_SALES: 'sales',
  SALES: 'sales',
  AFTER_SALES: 'sales',
  ADMINISTRATIVE: 'project',
  PROJECT: 'project',
  INSTALLATION: 'project',
};

/** From this window width tabs carry words, not only icons. */
const WORDS_FROM = 1200;
/** Below this one, where no pointer asks an icon for its name, the name stands under it. */
const CAPTIONS_BELOW = 900;
/** Up to this window width long words are abbreviated. */
const ABBREVIATED_TO = 1520;

/**
 * The tabs that a person may see on an item of `boardKind`, in order. `width` is the width of the window in pixels.
 * What is missing because nobody built or installed it is the business of `presentTabs`.
 */
export function visibleTabs(boardKind: BoardKind, person: Facts, width: number): PanelTab[] {
  const facts: Facts = { ...person, boardKind };
  return rows
    .filter((row) => row.layout === layouts[boardKind])
    .filter((row) => meets(row.when, facts) && width >= (row.minWidth ?? 0))
    .flatMap((row) => {
      const face = faces[row.id];
      if (!face) return [];
      const tab: PanelTab = {
        ...face,
        id: row.id,
        index: row.index,
        contribution: row.contribution ?? row.id,
        isDisabled: !meets(row.openWhen, facts),
      };
      return [tab];
    });
}

/** Leaves only the tabs that somebody fills: an absent area is an absent tab. */
export function presentTabs(tabs: PanelTab[], filled: ReadonlySet<string>): PanelTab[] {
  return tabs.filter((tab) => filled.has(tab.contribution));
}

/** The name under the icon of a tab in a window of this width; `null` where there is none. */
export function tabCaption(tab: TabFace, width: number): string | null {
  return width < CAPTIONS_BELOW ? (tab.shortLabel ?? tab.label) : null;
}

/** The words on a tab in a window of this width; `null` where only the icon fits. */
export function tabText(tab: TabFace, width: number): string | null {
  if (width < WORDS_FROM) return null;
  return width <= ABBREVIATED_TO ? (tab.shortLabel ?? tab.label) : tab.label;
}
