import type { Sample } from './judge';

/** What `page/watch-page.js` puts into the page. Each answers `done`, `elsewhere`, or what went wrong. */
interface GatePage {
  open(remote: string, path: string): Promise<string>;
  round(remote: string, path: string, rest: string): Promise<string>;
  /** Goes to an address, and waits for nothing. */
  show(path: string): void;
  /** Addresses on this origin that the area links to. */
  links(remote: string): string[];
  left(): Omit<Sample, 'nodes' | 'heap'>;
}

/** Something a release did to what is not its own: its kind, what it did, and where its code stands. */
export type Seen = ['outside' | 'react' | 'other' | 'policy', what: string, where: string | null];

/** What `page/guard-page.js` puts into the page. */
interface GuardPage {
  /** The home page stands, and the area was not opened yet: from here on it is compared. */
  rest(): void;
  seen(): Seen[];
  /** What is done from now on; null: pages are open. */
  during(what: string | null): void;
  leftOutside(): Seen[];
  /** Parts of the shell's frame that are not where they were. */
  missingParts(): string[];
  /** Texts of rules that were added since it was asked last. */
  newRules(): string[];
  /** Names of globals that are not as they were, and the number to ask for what stands there now. */
  changedGlobals(): { name: string; index: number }[];
  changedFunction(index: number): unknown;
  /** How often React drew the area that is on screen. */
  drawn(): number;
}

/** What `page/press-page.js` puts into the page. */
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
