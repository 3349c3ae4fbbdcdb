import fixture from '../routes/access-matrix.fixture.json';
import { getPageBars } from './page-bars';

test.each(fixture)('[shell.chrome-001, shell.chrome-012] top bar and support chat at $path', (row) => {
  // Parameters stay as they are written: only the fixed words of a path count.
  expect(getPageBars('active', row.path)).toEqual({
    topBar: !row.topBarHidden,
    supportChat: !row.supportChatHidden,
  });
});

test('[shell.chrome-001] the list of orders keeps its top bar, one order does not', () => {
  expect(getPageBars('active', '/pedidos').topBar).toBe(true);
  expect(getPageBars('active', '/pedido/9').topBar).toBe(false);
});

test('[shell.chrome-002] a calculator-only client never sees the top bar', () => {
  for (const { path } of fixture) expect(getPageBars('calculatorOnly', path).topBar).toBe(false);
});

test('[shell.chrome-011] the support chat needs a session', () => {
  expect(getPageBars('loggedOut', '/sobre').supportChat).toBe(false);
  expect(getPageBars('unknownHost', '/sobre').supportChat).toBe(false);
  expect(getPageBars('inactive', '/inicio').supportChat).toBe(true);
});
