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
export type PageIncident = ['outside' | 'react' | 'other' | 'policy', what: string, where: string | null];

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
  /** Returns the number of times that React rendered the area on screen. */
  drawn(): number;
}

/** Functions that `page/press-page.js` puts into the page. */
interface PressPage {
  /** The first thing that can be pressed, leaving out those with these keys. */
  next(remote: string, pressed: readonly string[]): { key: string; label: string } | null;
  /** Presses it. False: the page is another one afterwards. */
  press(remote: string, pressed: readonly string[]): Promise<boolean>;
}

declare global {
  interface Window {
    girassolGate: GatePage;
    girassolGuard: GuardPage;
    girassolPress: PressPage;
  }
}
