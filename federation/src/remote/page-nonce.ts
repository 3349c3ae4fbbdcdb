/** The nonce that style elements of this page need under its content security policy. */
export function pageNonce(): string | undefined {
  const marked = document.querySelector<HTMLElement>('style[nonce], script[nonce], link[nonce]');
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return marked?.nonce || meta?.nonce || meta?.content || undefined;
}
