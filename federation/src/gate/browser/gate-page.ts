import type { Sample } from './judge';

/** What `page/watch-page.js` puts into the page. Each answers `done`, `elsewhere`, or what went wrong. */
interface GatePage {
  open(remote: string, path: string): Promise<string>;
  round(remote: string, path: string, rest: string): Promise<string>;
  /** Goes to an address, and waits for nothing. */
  show(path: string): void;
  /** Addresses on this origin that the area links to. */
  links(remote: string): string[];
  left(): Omit<Sample, 'nodes'>;
}

declare global {
  interface Window {
    girassolGate: GatePage;
  }
}
