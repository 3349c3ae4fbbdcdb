/**
 * Returns the nonce that style elements of this page need under its content security policy; undefined where there is
 * none.
 */
export function getPageNonce(): string | undefined {
  const marked = document.querySelector<HTMLElement>('style[nonce], script[nonce], link[nonce]');
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return marked?.nonce || meta?.nonce || meta?.content || undefined;
}
