import { keepFiguresTogether } from './figures';

test.each([
  ['R$ 1.234,50 em 12 meses', 'R$·1.234,50 em 12·meses'],
  ['Ligue (47) 99999-8888', 'Ligue (47)·99999-8888'],
  ['6,40 kWp em 32 m² por 25 anos', '6,40·kWp em 32·m² por 25·anos'],
  ['1 dia, 3 horas e 20 min', '1·dia, 3·horas e 20·min'],
  ['Lei 14.300, art. 18, § 2º, e arts. 26 a 28', 'Lei 14.300, art.·18, §·2º, e arts.·26 a 28'],
  // A number stays apart from a word that is no unit, or only begins like one.
  ['2 diagramas, 5 minas e a parte. 7', '2 diagramas, 5 minas e a parte. 7'],
])('%s keeps each number with what it belongs to', (text, joined) => {
  expect(keepFiguresTogether(text).replaceAll('\u00a0', '·')).toBe(joined);
});
