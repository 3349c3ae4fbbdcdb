import { formatPosition } from './format-position';
import type { GateFinding } from './operations';
import { blankComments } from './strip-comments';

/** Selector of a style sheet, and where it begins. */
interface FoundSelector {
  selector: string;
  at: number;
}

/**
 * Finds the selectors in a style sheet of an area that match elements outside of the area; returns one finding (GF-609)
 * for each, with its position in the file. `file` is undefined for a rule without a file, which has no position.
 */
export function findOutsideSelectors(file: string | undefined, css: string, remote: string): GateFinding[] {
  const own = [`#app-${remote}`, '.'];
  const reaching = new Map<string, number>();
  for (const { selector, at } of listSelectors(blankComments(css)))
    if (!own.some((start) => selector.startsWith(start)) && !reaching.has(selector))
      reaching.set(selector, at);
  return [...reaching].map(([selector, at]) => ({
    code: 'GF-609',
    severity: 'error',
    what: `${file ? `${file}:${formatPosition(css, at)}` : 'it'} styles ${selector}, which is not the area's alone`,
    how: `begin the selector with a class or with #app-${remote}, or use styled-components`,
  }));
}

/** Lists the selectors of a style sheet without those of key frames and at-rules. */
function listSelectors(css: string): FoundSelector[] {
  return [...css.matchAll(/(?<![^{};])([^{};]+)\{/g)]
    .filter(([, head = '']) => !head.trim().startsWith('@'))
    .flatMap(({ 1: head = '', index }) => splitSelectors(head, index))
    .filter(({ selector }) => selector && !/^(from|to|[\d.]+%)$/.test(selector));
}

function splitSelectors(head: string, start: number): FoundSelector[] {
  let at = start;
  return head.split(',').map((part) => {
    const found = { selector: part.trim(), at: at + part.length - part.trimStart().length };
    at += part.length + 1;
    return found;
  });
}
