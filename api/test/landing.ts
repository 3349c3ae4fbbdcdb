/**
 * Expects that a page with a refused form opens at its error message: the form's address has the fragment of
 * the message, to which browsers scroll and move the focus.
 */
export function expectPageOpensAtError(html: string): void {
  const messages = html.match(/<[a-z]+ [^>]{0,300}id="aviso"[^>]{0,300}>/g) ?? [];
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('role="alert"');
  expect(messages[0]).toContain('tabindex="-1"');
  expect(html).toMatch(/<form [^>]{0,300}action="[^"]{0,2000}#aviso"/);
}
