import { getAreaElementId } from '../remote/area-element';

/** Owner of some code: the name of a remote, or `shell`. */
export type CodeOwner = string;

export const SHELL_OWNER: CodeOwner = 'shell';

/** `/releases/mfe-x/1.0.0/x.js`: the remote whose file an address or a line of a stack names. */
const release = /\/releases\/(mfe-[\w-]+)\/[\w.+-]+\//;

/** Returns the owner of a script by its address; undefined for a foreign script. */
export function findScriptOwner(address: string): CodeOwner | undefined {
  const [, remote] = release.exec(address) ?? [];
  return remote ?? (address.includes('/assets/') ? SHELL_OWNER : undefined);
}

/**
 * Finds the owner of an error: the topmost remote in the error's stack, otherwise the shell. So an error that
 * a remote causes inside a shared package, which has the shell's files on top, belongs to the remote.
 */
export function findErrorOwner(stack: string | undefined): CodeOwner {
  return (stack && release.exec(stack)?.[1]) || SHELL_OWNER;
}

/** Finds the owner of a DOM node: the area whose element contains the node, otherwise the shell. */
export function findNodeOwner(
  node: Node | null | undefined,
  remotes: readonly { name: string }[],
): CodeOwner {
  const element = node instanceof Element ? node : node?.parentElement;
  const found = remotes.find(({ name }) => element?.closest(`#${getAreaElementId(name)}`));
  return found?.name ?? SHELL_OWNER;
}

/** Maximum number of locations of a stack in a report. */
const MAX_LOCATIONS = 12;

/** Characters of a line of a stack that are read. */
const MAX_LINE = 2_000;
// linear: at most 2000 characters
const PLACE = /^\s*(?:at )?.{0,120}?https?:\/\/[^\s()]+:\d+:\d+\)?/;

/** Returns the lines of a stack that name locations in files, without messages; undefined where there is none. */
export function extractLocations(stack: string | undefined): string | undefined {
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /https?:/.test(line))
    // A line of words may look like a place: only what a place is made of stays.
    .map((line) => PLACE.exec(line.slice(0, MAX_LINE))?.[0])
    .filter((line) => line !== undefined);
  return places.length > 0 ? places.slice(0, MAX_LOCATIONS).join('\n') : undefined;
}

/**
 * Converts an error to the part that may leave the browser: the kind of error and the locations in files,
 * never the message.
 */
export function toAnonymousErrorTrace(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: typeof error };
  const stack = extractLocations(error.stack);
  return { message: error.name, ...(stack && { stack }) };
}
