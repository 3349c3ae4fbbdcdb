import type { Condition, VisitorKind } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';

/** The places where areas meet on one screen. A name carries its version: a new shape of context is a new name. */
export const slotNames = [
  'home.card/v1',
  'home.tab/v1',
  'board-item.tab/v1',
  'customer.tab/v1',
  'settings.section/v1',
  'search.source/v1',
  'agenda.source/v1',
  'list.action/v1',
] as const;

export type SlotName = (typeof slotNames)[number];

/** One contribution of a remote to a slot. The module's default export is a component with the slot's context as props. */
export interface SlotContribution {
  /** One of the slots below. */
  slot: SlotName;
  /** Unique inside the remote and slot: `proposals`. */
  id: string;
  /** Shown where the slot needs a name: the label of a tab. */
  title: string;
  /** Shown instead where the title has no room: a tab of the panel in a narrower window, or on a phone. */
  shortTitle?: string;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string;
  /** Smaller first. */
  order: number;
  /** Exposed module that renders it: `./proposals-tab`. */
  module: string;
  /** Whom it is shown to; everybody where it is left out. */
  when?: Condition;
}

/** An entry of the menu that a remote brings along. */
export interface MenuContribution {
  /** Unique in the remote; an account or a distribution hides the entry by it. */
  id: string;
  /** What a person reads. */
  label: string;
  /** Icon name from `shared-ui`'s icon set. */
  icon?: string;
  /** Where in the menu it stands. */
  group: 'inicio' | 'comercial' | 'engenharia' | 'financeiro' | 'catalogo' | 'ajustes';
  /** Id of the entry of this group that it stands below, also another area's: it is there for whoever sees that one. */
  under?: string;
  /** Smaller first. The product's own entries use 10 to 99. */
  order: number;
  /** An address that some area answers, as its route writes it. A parameter is filled with the id of `subject`. */
  to: string;
  /**
   * Whose id stands in the address: the logged-in `user`'s, the `account`'s, or, `viewedBy`, the account's for whoever
   * meets that and the own one for everybody else. Left out: the account's for its owner. Accounts that are not
   * ENTERPRISE are always a single user.
   */
  subject?: 'user' | 'account' | { viewedBy: Condition };
  /** Beginnings of further addresses where one is still at this entry: the forms of a board. */
  alsoAt?: string[];
  /** Whom it is shown to; everybody where it is left out. */
  when?: Condition;
  /** What it is good for, in a line: for the owner of an account whose plan is all that it lacks. */
  benefit?: string;
  /** The administration of the platform sees it `also`, or `only` they do; left out: they do not. */
  admin?: 'also' | 'only';
  /** Place in the bar under the thumb on a phone, which has four: smaller first, none where it is left out. */
  onPhone?: number;
  /** Works only with an active finance platform; until then the entry explains how to unlock it. */
  needsFinancePlatform?: true;
}

/** A route the remote answers. */
export interface RouteContribution {
  /** `:name` is one part of an address, `:name?` may be absent, `*` is the rest. */
  path: string;
  /** Who may open it; everybody else is led to the start or to the login. Without it nobody may. */
  access?: VisitorKind[];
  /** Title of the page, said to screen readers on arrival. */
  title?: string;
  /** The title stands alone, without the product's name: somebody reads it who does not know the product. */
  titleStandsAlone?: true;
  /** A document that the server writes: going there loads it, the area draws nothing. */
  isDocument?: true;
  /** Open to a visitor without a session, but without data: the shell asks for a login in place. */
  promptsLogin?: true;
  /** Another address that this one stands for, with the same parameters: it leads there, the area draws nothing. */
  redirectTo?: string;
  /** Values for parameters of `redirectTo` that neither the path nor the query gives. */
  redirectDefaults?: Record<string, string>;
  /**
   * What it shows, by its name in the area's router. A lazy screen is named like its part of the build:
   * `import(/* webpackChunkName: "board" *\/ './board/BoardPage')` is `board`. The index page then announces its files.
   */
  screen?: string;
}

/** What `src/remote.ts` of a remote declares, as data. The build adds the rest and writes it as `remote.json`. */
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
  menus?: MenuContribution[];
  /** What it adds to screens of others. */
  slots: SlotContribution[];
  /** Exposed module -> source file: `{ './lifecycles': './src/lifecycles.tsx' }`. */
  exposes: Record<string, string>;
  /** Semver ranges of what the host must provide. */
  requires: { shell: string; 'shared-ui': string; 'shared-auth': string; api: string };
}

/** `remote.json`: the definition without sources, and what the build made of it. */
export interface RemoteManifest extends Omit<RemoteDefinition, 'exposes'> {
  version: string;
  exposes: string[];
  /** Federation entry, relative to the release. */
  entry: string;
  /** Container name of the federation entry (an identifier: `mfe_crm_boards`). */
  container: string;
  /** Every file of the release -> `sha384-...`. A file without a hash does not run. */
  integrity: Record<string, string>;
  /** Exposed module, or name of a screen -> what it needs before it can run, for preload links. */
  preload: Record<string, PreloadList>;
  builtAt: string;
  /** Package the shell must provide -> the semver range it was built with. Absent in releases of older builds. */
  shares?: Record<string, string>;
  /** Package the shell must provide -> the names it uses of it. Absent in releases of older builds. */
  uses?: Record<string, string[]>;
}

export interface PreloadList {
  /** Files of the release, in order of loading. */
  files: string[];
  /** Packages that the shell fetches only on demand: `@girassol/shared-ui/fields`. */
  shared: string[];
}

/** A release as the page of one host and account gets it. */
export interface ResolvedRemote extends RemoteManifest {
  /** Absolute or root-relative address of the release folder, with a trailing slash. */
  baseUrl: string;
  /**
   * Hash of its `remote.json`, where the page leaves hashes out of `integrity`: those of files that this address does not
   * begin with. They are read from there before such a file runs.
   */
  manifestIntegrity?: string;
  /** What the shell of this page lacks for it, in words: it is not loaded. */
  unmet?: string;
  /** The last release that worked, for when this one does not load. */
  previous?: PreviousRelease;
}

/**
 * An older release to fall back to. The page carries only where its manifest is and which hash that has; the hashes of
 * its files are in there.
 */
export interface PreviousRelease {
  version: string;
  baseUrl: string;
  /** Hash of its `remote.json`. */
  manifestIntegrity: string;
}

/** One address of the product, and whose it is: `shell`, or a remote that may not be there yet. */
export interface TableRoute {
  path: string;
  owner: string;
}

/** `shell.json`: what the build of the shell made. Files are relative to the assets folder. */
export interface ShellManifest {
  version: string;
  /** Loaded by the index page, in this order. */
  scripts: string[];
  fonts: string[];
  integrity: Record<string, string>;
  /** The file that lists `integrity`, for pages that carry part of it. Absent in older builds. */
  hashes?: { file: string; integrity: string };
  /**
   * Lazy part of the shell -> its files. A page's part is named after its address (`login`, `inicio`), `frame` is the
   * bars around a page, `federation` is what the first remote needs.
   */
  parts: Record<string, string[]>;
  /** Package provided on demand -> the files it needs. */
  shared: Record<string, string[]>;
  /** What remotes may require, and every package it provides -> version. Absent in older builds. */
  provides?: Record<string, string>;
  /** Package it provides -> what that exports. Absent in older builds; without packages whose names cannot be told. */
  exports?: Record<string, string[]>;
  /** Every address it knows. Absent in older builds. */
  routes?: TableRoute[];
}

/** The registry as the index page carries it. */
export interface ResolvedRegistry {
  /** Changes whenever something is rolled out for this host and account. */
  revision: string;
  remotes: ResolvedRemote[];
}

/** Name, colours and texts of a host, and what a partner leaves out. */
export interface Distribution {
  key: string;
  brand: {
    name: string;
    title: string;
    description: string;
    /** Replaces the brand and accent tokens. */
    colors?: { leaf?: string; sun?: string };
    /** A file of the server or a `data:image/` address, as the icon of the browser's tab too where there is no other. */
    logoUrl?: string;
    faviconUrl?: string;
  };
  /** Remotes included; absent: all. */
  remotes?: string[];
  hiddenMenus?: string[];
  /** Who helps the people of this distribution. Digits only, with area code. */
  support?: { whatsapp?: string };
}

/** One remote of another version, in one browser: a released version, or a development server. */
export interface PageOverride {
  remote: string;
  version: string | null;
  origin: string | null;
  /** Epoch milliseconds. */
  until: number;
  /** It could not be had, and the live release serves. */
  problem?: 'gone' | 'unreachable';
}

/** Everything the server tells the page before any script runs: `<script type="application/json" id="girassol-page">`. */
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
  /** This browser sees a distribution that is not live. `until`: epoch milliseconds; `carousel`: all of its slides. */
  preview?: { until: number; carousel?: CarouselSlide[] };
  /** This browser sees another version of one remote. */
  override?: PageOverride;
  /** Served by the development servers: files have no hashes and change under way. */
  development?: true;
  /** Demonstration logins for the login screen; absent in production. */
  demo?: { password: string; accounts: { email: string; description: string }[] };
}
