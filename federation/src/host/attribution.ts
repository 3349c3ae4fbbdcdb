import { areaElementId } from '../remote/area-element';

/** Whose code did something: a remote by name, or the shell. */
export type Owner = string;

export const SHELL: Owner = 'shell';

/** `/releases/mfe-x/1.0.0/x.js`: the remote whose file an address or a line of a stack names. */
const release = /\/releases\/(mfe-[\w-]+)\/[\w.+-]+\//;

/** The owner of a script by its address; undefined for scripts that are none of ours. */
export function ownerOfScript(address: string): Owner | undefined {
  const [, remote] = release.exec(address) ?? [];
  return remote ?? (address.includes('/assets/') ? SHELL : undefined);
}

/**
 * The owner of an error: the first remote in its stack, from the top. A remote that breaks inside a shared package has the
 * shell's files above its own, and it is still the remote's error.
 */
export function ownerOfStack(stack: string | undefined): Owner {
  return (stack && release.exec(stack)?.[1]) || SHELL;
}

/** The owner of what is on screen: the area whose element holds the node, and else the shell. */
export function ownerOfNode(node: Node | null | undefined, remotes: readonly { name: string }[]): Owner {
  const element = node instanceof Element ? node : node?.parentElement;
  const found = remotes.find(({ name }) => element?.closest(`#${areaElementId(name)}`));
  return found?.name ?? SHELL;
}

/** How many places of a stack are told. */
const PLACES = 12;

/** Characters of a line of a stack that are read. */
const MAX_LINE = 2_000;
// linear: at most 2000 characters
const PLACE = /^\s*(?:at )?.{0,120}?https?:\/\/[^\s()]+:\d+:\d+\)?/;

/** The places in our files that a stack names, without its words; undefined where it names none. */
export function placesIn(stack: string | undefined): string | undefined {
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /https?:/.test(line))
    // A line of words may look like a place: only what a place is made of stays.
    .map((line) => PLACE.exec(line.slice(0, MAX_LINE))?.[0])
    .filter((line) => line !== undefined);
  return places.length > 0 ? places.slice(0, PLACES).join('\n') : undefined;
}

/** What of an error may leave the browser: its kind and the places in our files, never its words. */
export function tracesOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: typeof error };
  const stack = placesIn(error.stack);
  return { message: error.name, ...(stack && { stack }) };
}
