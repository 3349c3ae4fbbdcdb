import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html';
import { buildHtmlDocument } from './html-document';

test('a text says in a page what it says, and begins neither an element nor an attribute', () => {
  expect(escapeHtml(`<b title="x">Sol & 'Lua'</b>`)).toBe(
    `&lt;b title=&quot;x&quot;&gt;Sol &amp; 'Lua'&lt;/b&gt;`,
  );
});

describe('a page and its policy', () => {
  const page = {
    title: '</title><script>x()</script>',
    style: 'p{color:red}',
    body: '<p>Sol</p>',
    bodyClass: '" onload="x()',
  };
  const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('name the style and the script that are in it, and no other', () => {
    const { html, contentSecurityPolicy } = buildHtmlDocument({ ...page, script: 'y()' });
    const [, style] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    const [, script] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    expect([style, script]).toEqual(['p{color:red}', 'y()']);
    expect(contentSecurityPolicy).toContain(`style-src ${sha256(style)};`);
    expect(contentSecurityPolicy).toContain(`script-src ${sha256(script)};`);
  });

  test('is Portuguese, and not translated by browsers', () => {
    const { html } = buildHtmlDocument({ title: 'Proposta', style: '', body: '' });
    expect(html).toContain('<html lang="pt-BR" translate="no">');
    expect(html).toContain('<meta name="google" content="notranslate">');
  });

  test('let nothing run where there is no script, and nobody frame it', () => {
    const { html, contentSecurityPolicy } = buildHtmlDocument(page);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('" onload');
    expect(contentSecurityPolicy).toContain("default-src 'none'; script-src 'none'");
    expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
    expect(buildHtmlDocument({ ...page, framedBy: 'self' }).contentSecurityPolicy).toContain(
      "frame-ancestors 'self'",
    );
  });
});
