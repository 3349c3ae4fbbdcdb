import type { GateFinding } from './operations';
import { stripComments } from './strip-comments';

/**
 * Finds the selectors in a style sheet of an area that match elements outside of the area; returns one
 * finding (GF-609) for each.
 */
export function findOutsideSelectors(file: string, css: string, remote: string): GateFinding[] {
  const heads = stripComments(css).matchAll(/(?<![^{};])([^{};]+)\{/g);
  const own = [`#app-${remote}`, '.', '['];
  const reaching = [...heads]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((selectors) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector && !/^(from|to|[\d.]+%)$/.test(selector))
    .filter((selector) => !own.some((start) => selector.startsWith(start)));
  return [...new Set(reaching)].map((selector) => ({
    code: 'GF-609',
    severity: 'error',
    what: `${file} styles ${selector}, which is not the area's alone`,
    how: `begin the selector with a class or with #app-${remote}, or use styled-components`,
  }));
}
