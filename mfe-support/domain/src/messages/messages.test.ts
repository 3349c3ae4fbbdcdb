import { cleanMessage, cleanTitle } from './clean-message';
import { parseRichText, toPlainText } from './rich-text';

test('characters that turn or hide text are removed, line breaks are of one kind', () => {
  expect(cleanMessage(' a\u202eb\u2067c\u0000\r\nd\r\n\r\n\r\n\r\ne ')).toBe('abc\nd\n\n\ne');
  expect(cleanTitle('Nota\nfiscal  \u202erecibo')).toBe('Nota fiscal recibo');
  // Arabic and Hebrew need none of them.
  expect(cleanMessage('שלום, مرحبا')).toBe('שלום, مرحبا');
});

test('the marks are few, and HTML is text', () => {
  expect(parseRichText('Veja **isto** e *aquilo*: `x < 1`\n<script>alert(1)</script>')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'Veja ' },
          { text: 'isto', mark: 'bold' },
          { text: ' e ' },
          { text: 'aquilo', mark: 'italic' },
          { text: ': ' },
          { text: 'x < 1', mark: 'code' },
        ],
        [{ text: '<script>alert(1)</script>' }],
      ],
    },
  ]);
});

test('only addresses of the web become links, without the sign that ends the sentence', () => {
  expect(parseRichText('- em https://exemplo.com/a?b=1.\n- javascript:alert(1)')).toEqual([
    {
      kind: 'list',
      lines: [
        [
          { text: 'em ' },
          { text: 'https://exemplo.com/a?b=1', href: 'https://exemplo.com/a?b=1' },
          { text: '.' },
        ],
        [{ text: 'javascript:alert(1)' }],
      ],
    },
  ]);
  expect(toPlainText('- **um**\n- dois')).toBe('um\ndois');
});

test('marks that nothing closes are text', () => {
  const text = '*'.repeat(10_000);
  expect(toPlainText(text)).toBe(text);
});
