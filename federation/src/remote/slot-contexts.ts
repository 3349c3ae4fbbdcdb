import type { BoardKind, IndividualPermissions, Session } from '@girassol/shared-domain';
import type {
  BoardItem,
  Customer,
  ExportWishInput,
  FetchScope,
  Settings,
  SettingsChange,
} from '@girassol/shared-domain/contract';
import type { SlotName } from '../registry/manifest';

/** What every slot hands to its contributions. */
export interface SlotPerson {
  /** Who is logged in. */
  session: Session;
  /** The own permission flags of this person; a manager may everything whatever they say. */
  permissions: IndividualPermissions;
}

/** What each slot hands to its contributions. Additive only: a removed or changed field is a new slot version. */
export interface SlotContexts {
  /** A card of the home page, at `/inicio`: draw a `HomeCard`. Narrow; several stand beside one another. */
  'home.card/v1': SlotPerson & {
    /** Whose figures are shown. */
    scope: { type: FetchScope; id: string };
  };
  /** A tab of the home page, beside the cards: for what needs the whole width. */
  'home.tab/v1': SlotContexts['home.card/v1'];
  /** A tab of the panel that opens when an item of a board is pressed. It is judged with the item's board. */
  'board-item.tab/v1': SlotPerson & {
    /** The board the item is on. */
    boardKind: BoardKind;
    /** The item, as the panel shows it; another one when it was changed meanwhile. */
    item: BoardItem;
  };
  /** A tab of the page of a customer, at `/cliente/editar/:cid`. */
  'customer.tab/v1': SlotPerson & {
    /** The customer, as the page shows it. */
    customer: Customer;
  };
  /** A section of the settings of the account, at `/configuracoes`: a form that starts from `settings`. */
  'settings.section/v1': SlotPerson & {
    /** As they were when the editing began: a form starts from these, and again whenever they are others. */
    settings: Settings;
    /** Saves what changed, and says so; false where it was refused or called off, and what was typed stays. */
    save: (change: SettingsChange) => Promise<boolean>;
    /** There is something to lose: leaving the section asks. */
    onDirtyChange: (isDirty: boolean) => void;
  };
  /** Draws nothing: it tells what of its area the search of everything (Ctrl+K) finds. */
  'search.source/v1': SlotPerson & {
    /** What is looked for. Empty before a letter is typed: then it tells what was worked on last. */
    search: string;
    /** Replaces what this source told before. The same function all the time. */
    onFound: (found: SearchFindings) => void;
  };
  /** Draws nothing: it tells which days of its area are to be kept, for an agenda and for what is next on the home page. */
  'agenda.source/v1': SlotPerson & {
    /** The board whose agenda it is; null on the home page, where all of them meet. */
    board: BoardKind | null;
    /** Whose agenda it is. */
    scope: { type: FetchScope; id: string };
    /** First day that is shown (`yyyy-mm-dd`). */
    from: string;
    /** Last day that is shown. */
    until: string;
    /** Replaces what this source told before. The same function all the time. */
    onDates: (told: AgendaDates) => void;
  };
  /**
   * Something to do with a whole list as it is filtered. Title and icon of the contribution are its button at the head of
   * the list; it is fetched when that is pressed, and drawn in its place: a `MenuButton` that `startsOpen`.
   */
  'list.action/v1': SlotPerson & ListShown;
}

/** A list on screen, for what may be done with all of it. */
export interface ListShown {
  /** What is listed, and the filters as they stand, as `POST /exports/new/:userId` takes them. */
  list: ExportWishInput;
  /** The board that it is about, where there is one. */
  boardKind?: BoardKind;
  /** How many the filters let through; left out where nobody counted. */
  total?: number;
}

/** A day that is to be kept: read only in the agenda, changed where it comes from. */
export interface AgendaDate {
  /** Unique in its source. */
  id: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** What ends or happens then: "Obra até hoje". */
  kind: string;
  /** Whose it is: a customer. */
  title: string;
  /** What tells it from others. */
  detail?: string;
  /** Who has to keep it. */
  person?: string;
  /** Where it comes from. */
  to: string;
}

/** All that a source of the agenda has to tell at the moment. */
export interface AgendaDates {
  /** Soonest first. */
  dates: AgendaDate[];
  /** It could not be asked: who looks is told. */
  hasFailed: boolean;
}

/** Something to go to or to do. */
export interface SearchFinding {
  /** Unique in its source. */
  id: string;
  /** What it is among others: "Vendas", "Notas", "Ações". Groups stand in the order in which they come. */
  group: string;
  /** What it is called. */
  title: string;
  /** What tells it from others: a customer, a city. */
  detail?: string;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string;
  /** Where it is, or where it begins. */
  to: string;
  /** Epoch milliseconds of the last work on it: shown among the recent things. */
  workedAt?: number;
}

/** All that a source of the search has to tell at the moment. */
export interface SearchFindings {
  /** Best first. */
  findings: SearchFinding[];
  /** More may come. */
  isLoading: boolean;
  /** It could not be asked: who searches is told. */
  hasFailed: boolean;
}

/** The props of a contribution: `SlotContext<'home.card/v1'>`. */
export type SlotContext<Name extends SlotName> = SlotContexts[Name];
