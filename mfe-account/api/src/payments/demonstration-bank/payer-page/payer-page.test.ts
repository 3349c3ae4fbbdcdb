import { renderFinanceMessage } from '../../../finance/entry/FinanceEntryPage';
import { renderPayerMessage } from './PayerPage';

const fontUrl = '/assets/figtree.woff2';

test.each([
  ["the payer's page", (font: string | null) => renderPayerMessage('Nada a pagar.', font)],
  [
    'the entry of the finance platform',
    (font: string | null) => renderFinanceMessage('Entre de novo.', { fontUrl: font }),
  ],
])('%s has font and colours of the product, and may load the font', (_page, render) => {
  const { html, contentSecurityPolicy } = render(fontUrl);
  expect(html).toContain(`@font-face{font-family:Figtree;src:url(${fontUrl})`);
  expect(html).toContain('--ground:#faf8f4');
  expect(contentSecurityPolicy).toContain("font-src 'self'");
  expect(render(null).html).not.toContain('@font-face');
});
