import { findOutsideSelectors } from './css-reach';

test('styles that reach out of the area are named', () => {
  const css = '.a{} #app-mfe-x p{} @media print{body{x:y} .b{}} h1, .c{} @keyframes k{from{} 50%{} to{}}';
  expect(findOutsideSelectors('a.css', css, 'mfe-x').map(({ what }) => what.split(',')[0])).toEqual([
    'a.css styles body',
    'a.css styles h1',
  ]);
});
