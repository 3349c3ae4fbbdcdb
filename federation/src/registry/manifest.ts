import type { Condition, VisitorKind } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';

/**
 * Names of the slots: places on a screen of one area (such as a tab or card) to which other areas contribute.
 * Each name ends in a version; a slot whose context changes shape gets a new name.
 */
export const slotNames = [
  'home.card/v1',
  'home.tab/v1',
  'board-item.tab/v1',
  'customer.tab/v1',
  'settings.section/v1',
  'search.source/v1',
  'agenda.source/v1',
  'list.action/v1',
  'operator-account.section/v1',
  'operator-home.card/v1',
  'page.corner/v1',
  'login.help/v1',
] as const;

/** Name of a slot with its version, for example `home.card/v1`. */
export type SlotName = (typeof slotNames)[number];

/** Contribution of a remote to a slot. The module's default export is a component with the slot's context as props. */
export interface SlotContribution {
  /** Name of the slot. */
  slot: SlotName;
  /** Unique inside the remote and slot: `proposals`. */
  id: string;
  /** Shown where the slot needs a name: the label of a tab. */
  title: string;
  /** Shown instead where the title has no room: a tab of the panel in a narrower window, or on a phone. */
  shortTitle?: string | undefined;
  /** Words besides the title by which a search finds it: the fields of a section of the settings. */
  keywords?: string | undefined;
  /** A few words below the title where contributions are listed: what a section of the settings is about. */
  summary?: string | undefined;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string | undefined;
  /**
   * A section of the settings about the person who reads it, not about the account: everybody may open it by its address, also
   * without the right to change settings.
   */
  isPersonal?: true | undefined;
  /** Smaller first. */
  order: number;
  /** Exposed module that renders it: `./proposals-tab`. */
  module: string;
  /** Whom it is shown to; everybody where it is left out. */
  when?: Condition | undefined;
}

/** Menu entry of a remote. */
export interface MenuContribution {
  /** Unique in the remote; an account or a distribution hides the entry by it. */
  id: string;
  /** Label of the entry. */
  label: string;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string | undefined;
  /** Group of the menu that contains the entry. */
  group:
    | 'inicio'
    | 'comercial'
    | 'engenharia'
    | 'financeiro'
    | 'catalogo'
    /** Pages of the platform's operators. */
    | 'clientes'
    | 'plataforma'
    | 'demonstracao'
    | 'ajustes';
  /** Id of the entry of this group that it stands below, also another area's: it is there for whoever sees that one. */
  under?: string | undefined;
  /** Smaller first. The product's own entries use 10 to 99. */
  order: number;
  /** An address that some area answers, as its route writes it. A parameter is filled with the id of `subject`. */
  to: string;
  /**
   * Owner of the id in the address: the logged-in `user`, the `account`, or with `toViewedOwnerSearchParams` the account for users who
   * meet the condition and the user for all others. Left out: the account for its owner. Accounts that are not
   * ENTERPRISE always have a single user.
   */
  subject?: 'user' | 'account' | { viewedBy: Condition } | undefined;
  /** Beginnings of further addresses where one is still at this entry: the forms of a board. */
  alsoAt?: string[] | undefined;
  /** Whom it is shown to; everybody where it is left out. */
  when?: Condition | undefined;
  /** Benefit of the entry in one line, for owners of accounts that lack only the plan. */
  benefit?: string | undefined;
  /** The administration of the platform sees it `also`, or `only` they do; left out: they do not. */
  admin?: 'also' | 'only' | undefined;
  /** Place in the bar under the thumb on a phone, which has four: smaller first, none where it is left out. */
  onPhone?: number | undefined;
  /** Works only with an active finance platform; until then the entry explains how to unlock it. */
  needsFinancePlatform?: true | undefined;
  /**
   * An account and a distribution may hide the entry. Hiding goes by `id`, in every area at once, so the id stays the
   * same from release to release. At most 60 characters; not for the home page and the settings.
   */
  hideable?: true | undefined;
}

/** Kind of notification that the area's server part declares, with the words that people choose it by. */
export interface NotificationContribution {
  /** Name of the area, slash, name of the kind: `mfe-visitas/visit-booked`. */
  kind: string;
  /** Label of the setting that switches it on and off: "Visita marcada". */
  label: string;
  /** Reason for receiving it, a sentence: "Você recebe este aviso porque a visita é sua." */
  reason: string;
}

/** Route that a remote (an area) answers: its path pattern, who may open it, and its screen or redirect. */
export interface RouteContribution {
  /** `:name` is one part of an address, `:name?` may be absent, `*` is the rest. */
  path: string;
  /**
   * Kinds of visitors who may open the route; all others are redirected to the start or the login. Left out: nobody
   * may.
   */
  access?: VisitorKind[] | undefined;
  /** Title of the page, said to screen readers on arrival. */
  title?: string | undefined;
  /** The title stands alone, without the product's name: somebody reads it who does not know the product. */
  titleStandsAlone?: true | undefined;
  /** A document that the server writes: going there loads it, the area draws nothing. */
  isDocument?: true | undefined;
  /** Open to a visitor without a session, but without data: the shell asks for a login in place. */
  promptsLogin?: true | undefined;
  /** Another address that this one stands for, with the same parameters: it leads there, the area draws nothing. */
  redirectTo?: string | undefined;
  /** Values for parameters of `redirectTo` that neither the path nor the query gives. */
  redirectDefaults?: Record<string, string> | undefined;
  /**
   * Name of the screen in the area's router. A lazy screen is named like its part of the build: `import(/*
   * webpackChunkName: "board" *\/ './board/BoardPage')` is `board`. The index page then announces its files.
   */
  screen?: string | undefined;
}

/**
 * Declaration of a remote (an area) in its `src/remote.ts`, as data. The build adds versions, files and
 * hashes and writes `remote.json`.
 */
export interface RemoteDefinition {
  /** `mfe-crm-boards`: letters, digits and hyphens. */
  name: string;
  /** Name of the area as a person reads it: "CRM e quadros". */
  title: string;
  /** Owning team, shown with errors and on the operator's page. */
  team: string;
  /** The addresses it answers. */
  routes: RouteContribution[];
  /** Its entries in the menu. */
  menus?: MenuContribution[] | undefined;
  /** Kinds of notification of its server part. */
  notifications?: NotificationContribution[] | undefined;
  /** Contributions to screens of other areas. */
  slots: SlotContribution[];
  /** Exposed module -> source file: `{ './lifecycles': './src/lifecycles.tsx' }`. */
  exposes: Record<string, string>;
  /** Semver ranges of what the host must provide. */
  requires: { shell: string; 'shared-ui': string; 'shared-auth': string; api: string };
}

/**
 * Contents of `remote.json`, which the build of a remote writes: the declaration without source files, and
 * version, files and hashes of the build.
 */
export interface RemoteManifest extends Omit<RemoteDefinition, 'exposes'> {
  /** Address of the JSON schema that the manifest follows. Absent in releases of older builds. */
  $schema?: string | undefined;
  version: string;
  exposes: string[];
  /** Federation entry, relative to the release. */
  entry: string;
  /** Container name of the federation entry (an identifier: `mfe_crm_boards`). */
  container: string;
  /**
   * The entry is an ES module and so are all parts, which import each other: the page has an import map with their
   * hashes. Left out: a script with a global of the container's name.
   */
  entryType?: 'module' | undefined;
  /** Every file of the release -> `sha384-...`. A file without a hash does not run. */
  integrity: Record<string, string>;
  /** Exposed module, or name of a screen -> what it needs before it can run, for preload links. */
  preload: Record<string, RemotePreloadFiles>;
  builtAt: string;
  /** Package the shell must provide -> the semver range it was built with. Absent in releases of older builds. */
  shares?: Record<string, string> | undefined;
  /** Package the shell must provide -> the names it uses of it. Absent in releases of older builds. */
  uses?: Record<string, string[]> | undefined;
}

/**
 * Files and shared packages that a module or screen of a remote needs before it can run, for preload links.
 */
export interface RemotePreloadFiles {
  /** Files of the release, in order of loading. */
  files: string[];
  /** Packages that the shell fetches only on demand: `@girassol/shared-ui/fields`. */
  shared: string[];
}

/**
 * Release of a remote that was chosen for the page of one host and account, with the address of the release's
 * files and the release to fall back to.
 */
export interface ResolvedRemote extends RemoteManifest {
  /** Absolute or root-relative address of the release folder, with a trailing slash. */
  baseUrl: string;
  /**
   * Hash of its `remote.json`, where the page leaves hashes out of `integrity`: those of files that this address does not
   * begin with. They are read from there before such a file runs.
   */
  manifestIntegrity?: string;
  /** Description of what the shell of this page lacks for the remote, which is then not loaded. */
  unmet?: string;
  /** The last release that worked, for when this one does not load. */
  previous?: PreviousRelease;
}

/**
 * Older release of a remote that is loaded if the chosen release does not load. The page has only the address
 * and the hash of the older manifest, which contains the hashes of its files.
 */
export interface PreviousRelease {
  version: string;
  baseUrl: string;
  /** Hash of its `remote.json`. */
  manifestIntegrity: string;
  /** Hashes of its files where they are ES modules, for the import map; not in the page's data. */
  modules?: Record<string, string> | undefined;
}

/**
 * Route pattern of the product with its owner: `shell`, or the name of a remote that may not be released yet.
 */
export interface OwnedRoute {
  path: string;
  owner: string;
}

/**
 * Contents of `shell.json`, which the build of the shell writes: version, files and hashes. Files are
 * relative to the assets folder.
 */
export interface ShellManifest {
  version: string;
  /** Loaded by the index page, in this order. */
  scripts: string[];
  fonts: string[];
  integrity: Record<string, string>;
  /** The file that lists `integrity`, for pages that carry part of it. Absent in older builds. */
  hashes?: { file: string; integrity: string } | undefined;
  /**
   * Lazy part of the shell -> its files. A page's part is named after its address (`login`, `inicio`), `frame` is the
   * bars around a page, `federation` is what the first remote needs.
   */
  parts: Record<string, string[]>;
  /** Package provided on demand -> the files it needs. */
  shared: Record<string, string[]>;
  /** Versions that the shell provides, by the names in `requires` and by package. Absent in older builds. */
  provides?: Record<string, string> | undefined;
  /** Package it provides -> what that exports. Absent in older builds; without packages whose names cannot be told. */
  exports?: Record<string, string[]> | undefined;
  /** Every address it knows. Absent in older builds. */
  routes?: OwnedRoute[] | undefined;
  /** File of the service worker, which the server answers at `SERVICE_WORKER_URL`. Absent in builds without one. */
  serviceWorker?: string | undefined;
}

/** Registry as the index page contains it: the releases that were chosen for one host and account. */
export interface ResolvedRegistry {
  /** Changes whenever something is rolled out for this host and account. */
  revision: string;
  remotes: ResolvedRemote[];
}

/**
 * Offer of the product under a partner's brand, as the pages of one host get it: brand, colours, texts, and
 * the areas and menus that the partner leaves out.
 */
export interface Distribution {
  key: string;
  brand: {
    name: string;
    title: string;
    description: string;
    /** Replaces the brand and accent tokens. */
    colors?: { leaf?: string | undefined; sun?: string | undefined } | undefined;
    /** A file of the server or a `data:image/` address, as the icon of the browser's tab too where there is no other. */
    logoUrl?: string | undefined;
    faviconUrl?: string | undefined;
  };
  /** Remotes included; absent: all. */
  remotes?: string[] | undefined;
  hiddenMenus?: string[] | undefined;
  /** Support contact of this distribution. Digits only, with area code. */
  support?: { whatsapp?: string | undefined } | undefined;
}

/**
 * Override of one remote in one browser: a released version, or a development server, that the browser loads
 * instead of the live release.
 */
export interface PageOverride {
  remote: string;
  version: string | null;
  origin: string | null;
  /** Epoch milliseconds. */
  until: number;
  /** Reason why the override does not apply and the live release serves. */
  problem?: 'gone' | 'unreachable';
}

/**
 * Data that the server gives the page before any script runs: `<script type="application/json" id="girassol-page">`.
 */
export interface PageData {
  registry: ResolvedRegistry;
  /** The shell's own files: a lazy part without a hash here, or in the list that `hashes` names, does not run. */
  shell: Pick<ShellManifest, 'version' | 'integrity' | 'hashes'> & { baseUrl: string };
  distribution: Distribution;
  host: {
    name: string;
    /** False on a customer's own domain. */
    isProduct: boolean;
    /** Slug or user id of the site that belongs to an unknown host, if any. */
    siteId: string | null;
  };
  /** Product version that the server runs. */
  version: string;
  /** The product has this page's address, and what is offered on this host does not. Nobody is told what it would be. */
  isLeftOut?: true;
  /** Preview of a distribution that is not live. `until`: epoch milliseconds; `carousel`: all of its slides. */
  preview?: { until: number; carousel?: CarouselSlide[] };
  /** Override of one remote's version in this browser. */
  override?: PageOverride;
  /**
   * `run`: this page may be kept for times without a signal, by the service worker. `remove`: the server has switched the
   * worker off. Absent where the worker is left as it is: previews, overrides, development, domains of customers.
   */
  serviceWorker?: 'run' | 'remove' | undefined;
  /** Served by the development servers: files have no hashes and change under way. */
  development?: true;
  /** Demonstration logins for the login screen; absent in production. */
  demo?: { password: string; accounts: { email: string; description: string }[] };
}
