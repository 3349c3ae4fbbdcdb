import type { BoardKind, IndividualPermissions, Session } from '@girassol/shared-domain';
import type {
  BoardItem,
  Customer,
  FetchScope,
  Settings,
  SettingsChange,
} from '@girassol/shared-domain/contract';
import type { SlotName } from '../registry/manifest';

/** What each slot hands to its contributions. Additive only: a removed or changed field is a new slot version. */
export interface SlotContexts {
  'home.card/v1': {
    session: Session;
    permissions: IndividualPermissions;
    /** Whose figures are shown. */
    scope: { type: FetchScope; id: string };
  };
  'home.tab/v1': SlotContexts['home.card/v1'];
  'board-item.tab/v1': {
    session: Session;
    permissions: IndividualPermissions;
    boardKind: BoardKind;
    item: BoardItem;
  };
  'customer.tab/v1': { session: Session; permissions: IndividualPermissions; customer: Customer };
  'settings.section/v1': {
    session: Session;
    permissions: IndividualPermissions;
    /** As they were when the editing began: a form starts from these, and again whenever they are others. */
    settings: Settings;
    /** Saves what changed, and says so; false where it was refused or called off, and what was typed stays. */
    save: (change: SettingsChange) => Promise<boolean>;
    /** There is something to lose: leaving the section asks. */
    onDirtyChange: (isDirty: boolean) => void;
  };
  /** Draws nothing: it tells what of its area the search of everything (Ctrl+K) finds. */
  'search.source/v1': {
    session: Session;
    permissions: IndividualPermissions;
    /** What is looked for. Empty before a letter is typed: then it tells what was worked on last. */
    search: string;
    /** Replaces what this source told before. The same function all the time. */
    onFound: (found: SearchFindings) => void;
  };
}

/** Something to go to or to do. */
export interface SearchFinding {
  /** Unique in its source. */
  id: string;
  /** What it is among others: "Vendas", "Notas", "Ações". Groups stand in the order in which they come. */
  group: string;
  title: string;
  /** What tells it from others: a customer, a city. */
  detail?: string;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string;
  to: string;
  /** Epoch milliseconds of the last work on it: shown among the recent things. */
  workedAt?: number;
}

export interface SearchFindings {
  findings: SearchFinding[];
  isLoading: boolean;
  /** It could not be asked: who searches is told. */
  hasFailed: boolean;
}

export type SlotContext<Name extends SlotName> = SlotContexts[Name];
