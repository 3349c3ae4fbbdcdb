import type { BoardKind, IndividualPermissions, Session } from '@girassol/shared-domain';
import type {
  AccountDetail,
  BoardItem,
  Customer,
  ExportRequestInput,
  FetchScope,
  Settings,
  SettingsChange,
} from '@girassol/shared-domain/contract';
import type { SlotName } from '../registry/manifest';

/** Facts about the logged-in user that every slot gives to its contributions. */
export interface SlotUserContext {
  /** Session of the logged-in user. */
  session: Session;
  /** The own permission flags of this person; a manager may everything whatever they say. */
  permissions: IndividualPermissions;
}

/**
 * Context that each slot gives to its contributions, by slot name. Fields are only added; removing or
 * changing a field requires a new version of the slot.
 */
export interface SlotContexts {
  /** A card of the home page, at `/inicio`: draw a `HomeCard`. Narrow; several stand beside one another. */
  'home.card/v1': SlotUserContext & {
    /** User, team or account whose figures are shown. */
    scope: { type: FetchScope; id: string };
  };
  /** A tab of the home page, beside the cards: for what needs the whole width. */
  'home.tab/v1': SlotContexts['home.card/v1'];
  /** A tab of the panel that opens when an item of a board is pressed. It is judged with the item's board. */
  'board-item.tab/v1': SlotUserContext & {
    /** The board the item is on. */
    boardKind: BoardKind;
    /** The item, as the panel shows it; another one when it was changed meanwhile. */
    item: BoardItem;
  };
  /** A tab of the page of a customer, at `/cliente/editar/:cid`. */
  'customer.tab/v1': SlotUserContext & {
    /** The customer, as the page shows it. */
    customer: Customer;
  };
  /** A section of the settings of the account, at `/configuracoes`: a form that starts from `settings`. */
  'settings.section/v1': SlotUserContext & {
    /** As they were when the editing began: a form starts from these, and again whenever they are others. */
    settings: Settings;
    /** Saves what changed, and says so; false where it was refused or called off, and what was typed stays. */
    save: (change: SettingsChange) => Promise<boolean>;
    /** There is something to lose: leaving the section asks. */
    onDirtyChange: (isDirty: boolean) => void;
  };
  /** Draws nothing: it tells what of its area the search of everything (Ctrl+K) finds. */
  'search.source/v1': SlotUserContext & {
    /** Search text. Empty before a letter is typed: return the most recent work. */
    search: string;
    /** Replaces what this source told before. The same function all the time. */
    onFound: (found: SearchSourceResults) => void;
  };
  /** Draws nothing: it tells which days of its area are to be kept, for an agenda and for what is next on the home page. */
  'agenda.source/v1': SlotUserContext & {
    /** The board whose agenda it is; null on the home page, where all of them meet. */
    board: BoardKind | null;
    /** User, team or account whose agenda is shown. */
    scope: { type: FetchScope; id: string };
    /** First day that is shown (`yyyy-mm-dd`). */
    from: string;
    /** Last day that is shown. */
    until: string;
    /** Replaces what this source told before. The same function all the time. */
    onDates: (told: AgendaSourceResult) => void;
  };
  /**
   * Something to do with a whole list as it is filtered. Title and icon of the contribution are its button at the head of
   * the list; it is fetched when that is pressed, and drawn in its place: a `MenuButton` that `startsOpen`.
   */
  'list.action/v1': SlotUserContext & DisplayedList;
  /** A section of the page of an account for operators, at `/operacao/contas/:accountId`: draw a `Card` with a heading. */
  'operator-account.section/v1': SlotUserContext & {
    /** The account that the page shows. */
    account: AccountDetail;
    /** Something was done that stands in the history of the account: the page reads it again. */
    onChanged: () => void;
  };
  /** A card of the home page of operators, above what the platform says of itself: what of its area waits for them today. */
  'operator-home.card/v1': SlotUserContext;
  /**
   * The lower right corner of every page of a logged-in user, above the page and below dialogs: a button, a card. Drawn once
   * the page has settled, and kept while the user goes from page to page.
   */
  'page.corner/v1': SlotUserContext & {
    /** Path of the page on screen, such as `/vendas/funil/7b…`. */
    path: string;
    /** False on pages that a chat button would cover; the corner itself is drawn there too. */
    hasSupportChat: boolean;
    /** Element of the top bar for the button that opens the chat; absent on pages without a top bar, and in older shells. */
    chatButtonPlace?: Element | null;
  };
  /**
   * Help for visitors who cannot sign in, on `/login` and `/recuperacao-de-acesso`. Title and icon of the contribution are
   * its button; it is fetched when that is pressed. There is no session, so a contribution has no `when`.
   */
  'login.help/v1': {
    /** `corner`: above the login page, as a panel that can be closed. `page`: a part of the page. */
    form: 'corner' | 'page';
    /** Shows the button again. */
    onClose: () => void;
  };
}

/** List of records on screen with its filters: the context of an action on the whole list. */
export interface DisplayedList {
  /** Listed records and current filters, as `POST /exports/new/:userId` takes them. */
  list: ExportRequestInput;
  /** The board that it is about, where there is one. */
  boardKind?: BoardKind | undefined;
  /** Number of records that pass the filters; left out where unknown. */
  total?: number | undefined;
}

/**
 * Date that an area shows in the agenda. The agenda cannot change the date; the page at the address `to` can.
 */
export interface AgendaDate {
  /** Unique in its source. */
  id: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** Event on this date: "Obra até hoje". */
  kind: string;
  /** Subject of the date, such as a customer. */
  title: string;
  /** Detail that distinguishes the entry. */
  detail?: string;
  /** Name of the person responsible. */
  person?: string;
  /** Address of the source record. */
  to: string;
}

/** Current dates that one area (source) contributes to the agenda, and whether loading them has failed. */
export interface AgendaSourceResult {
  /** Soonest first. */
  dates: AgendaDate[];
  /** True when the source failed to load; the user is told. */
  hasFailed: boolean;
}

/** Entry in the results of the global search: a page to open or an action to start. */
export interface SearchFinding {
  /** Unique in its source. */
  id: string;
  /** Group of the result: "Vendas", "Notas", "Ações". Groups keep the order in which they come. */
  group: string;
  /** Title of the result. */
  title: string;
  /** Number of the record. A search for exactly this number ("262", "#00262") offers the record first. */
  number?: number | undefined;
  /** Detail that distinguishes the result: a customer, a city. */
  detail?: string | undefined;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string | undefined;
  /** Address of the record, or of the start of the action. */
  to: string;
  /** Epoch milliseconds of the last work on it: shown among the recent things. */
  workedAt?: number | undefined;
}

/** Current results that one area (source) contributes to the global search. */
export interface SearchSourceResults {
  /** Best first. */
  findings: SearchFinding[];
  /** More may come. */
  isLoading: boolean;
  /** True when the source failed to load; the user is told. */
  hasFailed: boolean;
}

/** Slots of logged-in users, whose contexts name the user. */
export type UserSlotName = {
  [Name in SlotName]: SlotContexts[Name] extends SlotUserContext ? Name : never;
}[SlotName];

/** Props of a contribution to a slot, for example `SlotContext<'home.card/v1'>`. */
export type SlotContext<Name extends SlotName> = SlotContexts[Name];
