import type { Finding } from './operations';
import { withoutComments } from './without-comments';

/** Selectors of a style sheet that mean more than the area: they would restyle the shell and every other area. */
export function cssReachingOut(file: string, css: string, remote: string): Finding[] {
  const heads = withoutComments(css).matchAll(/(?<![^{};])([^{};]+)\{/g);
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
