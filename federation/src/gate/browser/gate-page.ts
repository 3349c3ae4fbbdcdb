import type { MemorySample } from './judge';

/**
 * Functions that `page/watch-page.js` puts into the page. `open` and `round` return `done`, `elsewhere`, or an error
 * message.
 */
interface GatePage {
  open(remote: string, path: string): Promise<string>;
  round(remote: string, path: string, rest: string): Promise<string>;
  /** Goes to an address, and waits for nothing. */
  show(path: string): void;
  /** Addresses on this origin that the area links to. */
  links(remote: string): string[];
  left(): Omit<MemorySample, 'nodes' | 'heap'>;
}

/**
 * Effect of a release outside of its own area during the browser checks: kind, description, and location of
 * the code.
 */
export type PageIncident = [kind: PageIncidentKind, what: string, where: string | null];

type PageIncidentKind = 'outside' | 'react' | 'other' | 'policy' | 'handler' | 'keys' | 'session' | 'frame';

/** Functions that `page/behavior-page.js` puts into the page. */
interface BehaviorPage {
  /** Records the page before the area is opened. */
  rest(): void;
  seen(): PageIncident[];
  /** Returns true if the title of the page is not the one of the resting page: asked there. */
  leftTitle(): boolean;
  hasTitle(): boolean;
  /** Names on the window that came since it was asked last. */
  newGlobals(): string[];
  /** Gives the keys of others to each listener of the release on the page. */
  tryKeys(): Promise<void>;
  /** Focuses a link of the menu. True: the area took the focus back. */
  takesFocus(): Promise<boolean>;
  /** Focuses the last element of the area. False: it has none. */
  focusLast(): Promise<boolean>;
  hasFocus(): boolean;
  /** Controls of the shell's frame that lie under the area; null where there are fewer than three. */
  covered(): { count: number; first: string; by: string } | null;
  /** Opens an address and goes back from it. Returns how often the area came back. */
  goBack(path: string, rest: string): Promise<number>;
  /** Changes of the address since it was asked last. */
  addressChanges(): number;
  hasHeading(): boolean;
  texts(): string[];
}

/** Functions that `page/guard-page.js` puts into the page. */
interface GuardPage {
  /** Returns true once the frame of the shell stands with its menu, and has not changed for a moment. */
  isFrameDrawn(): boolean;
  /** The home page stands, and the area was not opened yet: from here on it is compared. */
  rest(): void;
  seen(): PageIncident[];
  /** Sets the current action of the gate; null while pages are opened. */
  during(what: string | null): void;
  leftOutside(): PageIncident[];
  /** Parts of the shell's frame that are not where they were. */
  missingParts(): string[];
  /** Texts of rules that were added since it was asked last. */
  newRules(): string[];
  /** Names of globals that are not as they were, and the number to ask for what stands there now. */
  changedGlobals(): { name: string; index: number }[];
  changedFunction(index: number): unknown;
  /** Returns true for a node that the release put beside the shell. */
  isBrought(element: Element): boolean;
  /** Returns the number of times that React rendered the area on screen. */
  drawn(): number;
}

/** Functions that `page/press-page.js` puts into the page. */
interface PressPage {
  /** The first thing that can be pressed, leaving out those with these keys. */
  next(remote: string, pressed: readonly string[]): { key: string; label: string } | null;
  /** Presses it. False: the page is another one afterwards. */
  press(remote: string, pressed: readonly string[]): Promise<boolean>;
  /** The first field that can be filled, leaving out those with these keys. */
  nextField(remote: string, filled: readonly string[]): { key: string; label: string } | null;
  /** Types into it. False: the page is another one afterwards. */
  fill(remote: string, filled: readonly string[]): Promise<boolean>;
  /** Presses buttons of a region, or of the part of it with this title, each kind once. */
  pressIn(part: { region: string; title: string | null; most: number }): Promise<void>;
}

declare global {
  interface Window {
    girassolGate: GatePage;
    girassolBehavior: BehaviorPage;
    girassolGuard: GuardPage;
    girassolPress: PressPage;
  }
}
