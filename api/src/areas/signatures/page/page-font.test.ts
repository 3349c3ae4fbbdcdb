import { renderVerifyPage } from '../verification/VerifyPage';
import { renderSignerPage } from './SignerPage';

const fontUrl = '/assets/figtree.woff2';

test.each([
  [
    'signing pages',
    (font: string | null) =>
      renderSignerPage({
        brand: { name: 'Girassol', color: '#1F6F54' },
        fontUrl: font,
        companyName: 'Sol Nascente',
        title: 'Contrato',
        content: null,
      }),
  ],
  [
    'the verification page',
    (font: string | null) =>
      renderVerifyPage({
        verified: { verdict: null, document: null, isCodeUnknown: false },
        asked: null,
        seal: null,
        productName: 'Girassol',
        fontUrl: font,
      }),
  ],
])('%s have the font of the product where it is built, and may load it', (_, render) => {
  const { html, contentSecurityPolicy } = render(fontUrl);
  expect(html).toContain(`@font-face{font-family:Figtree;src:url(${fontUrl})`);
  expect(contentSecurityPolicy).toContain("font-src 'self'");
  expect(render(null).html).not.toContain('@font-face');
});
