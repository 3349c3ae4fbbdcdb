import { formatSpelledOutMoney } from './spelled-out-money';

test.each([
  [0, 'zero reais'],
  [1, 'um real'],
  [0.01, 'um centavo'],
  [0.5, 'cinquenta centavos'],
  [16.16, 'dezesseis reais e dezesseis centavos'],
  [100, 'cem reais'],
  [121, 'cento e vinte e um reais'],
  [1_000, 'mil reais'],
  [1_005, 'mil e cinco reais'],
  [1_100, 'mil e cem reais'],
  [1_120, 'mil cento e vinte reais'],
  [24_900, 'vinte e quatro mil e novecentos reais'],
  [31_542.37, 'trinta e um mil quinhentos e quarenta e dois reais e trinta e sete centavos'],
  [1_000_000, 'um milhão de reais'],
  [2_000_100, 'dois milhões e cem reais'],
  [1_234_567, 'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais'],
  [3_000_000_000, 'três bilhões de reais'],
])('%p is "%s"', (reais, words) => {
  expect(formatSpelledOutMoney(reais)).toBe(words);
});
