import { findOutsideSelectors } from './css-reach';

test('styles that reach out of the area are named', () => {
  const css = '.a{} #app-mfe-x p{} @media print{body{x:y} .b{}} h1, .c{} @keyframes k{from{} 50%{} to{}}';
  expect(findOutsideSelectors('a.css', css, 'mfe-x').map(({ what }) => what.split(',')[0])).toEqual([
    'a.css:1:34 styles body',
    'a.css:1:50 styles h1',
  ]);
});

test('an attribute is not the area’s alone, and a layer hides nothing', () => {
  const css = '[data-card]{} .a[data-open]{} @layer base{[aria-label]{} nav{}}';
  expect(findOutsideSelectors('a.css', css, 'mfe-x').map(({ what }) => what.split(',')[0])).toEqual([
    'a.css:1:1 styles [data-card]',
    'a.css:1:43 styles [aria-label]',
    'a.css:1:58 styles nav',
  ]);
});

test('the position of a selector counts comments and lines before it', () => {
  const css = '/* head\n{ */\n.a { }\n.b,\n  header { }';
  expect(findOutsideSelectors('a.css', css, 'mfe-x').map(({ what }) => what)).toEqual([
    "a.css:5:3 styles header, which is not the area's alone",
  ]);
});

test('a rule that has no file has no position', () => {
  expect(findOutsideSelectors(undefined, 'nav{}', 'mfe-x').map(({ what }) => what)).toEqual([
    "it styles nav, which is not the area's alone",
  ]);
});
