/**
 * Expects that a page with a refused form opens at its error message: the form's address has the fragment of
 * the message, to which browsers scroll and move the focus.
 */
export function expectPageOpensAtError(html: string): void {
  const messages = html.match(/<[a-z]+ [^>]{0,300}id="aviso"[^>]{0,300}>/g) ?? [];
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('role="alert"');
  expect(messages[0]).toContain('tabindex="-1"');
  expectFormKeepsFragment(html);
}

/**
 * Expects that a page with a refused form opens at the form's first wrong field, which names its message, and that the page
 * has a message that is read aloud.
 */
export function expectPageOpensAtField(html: string, name: string): void {
  const fields = html.match(/<[a-z]+ [^>]{0,500}id="aviso"[^>]{0,300}>/g) ?? [];
  expect(fields).toHaveLength(1);
  expect(fields[0]).toContain(`name="${name}"`);
  expect(fields[0]).toContain('aria-invalid="true"');
  const [, message = ''] = /aria-describedby="([^"]+)"/.exec(fields[0] ?? '') ?? [];
  expect(html).toContain(`id="${message}"`);
  expect(html).toContain('role="alert"');
  expectFormKeepsFragment(html);
}

const expectFormKeepsFragment = (html: string): void =>
  expect(html).toMatch(/<form [^>]{0,300}action="[^"]{0,2000}#aviso"/);
