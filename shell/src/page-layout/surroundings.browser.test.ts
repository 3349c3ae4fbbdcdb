import fixture from '../routes/access-matrix.fixture.json';
import { surroundingsOf } from './surroundings';

test.each(fixture)('[shell.chrome-001, shell.chrome-012] top bar and support chat at $path', (row) => {
  // Parameters stay as they are written: only the fixed words of a path count.
  expect(surroundingsOf('active', row.path)).toEqual({
    topBar: !row.topBarHidden,
    supportChat: !row.supportChatHidden,
  });
});

test('[shell.chrome-001] the list of orders keeps its top bar, one order does not', () => {
  expect(surroundingsOf('active', '/pedidos').topBar).toBe(true);
  expect(surroundingsOf('active', '/pedido/9').topBar).toBe(false);
});

test('[shell.chrome-002] a calculator-only client never sees the top bar', () => {
  for (const { path } of fixture) expect(surroundingsOf('calculatorOnly', path).topBar).toBe(false);
});

test('[shell.chrome-011] the support chat needs a session', () => {
  expect(surroundingsOf('loggedOut', '/sobre').supportChat).toBe(false);
  expect(surroundingsOf('unknownHost', '/sobre').supportChat).toBe(false);
  expect(surroundingsOf('inactive', '/inicio').supportChat).toBe(true);
});
