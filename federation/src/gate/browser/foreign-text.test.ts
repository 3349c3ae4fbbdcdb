import { isEnglishText } from './foreign-text';

test.each([
  'Welcome back to your visits',
  'Something went wrong. Please try again.',
  'This will delete all of the visits',
])('%s is English', (text) => expect(isEnglishText(text)).toBe(true));

test.each([
  'Nenhuma visita hoje',
  'Salvar',
  'Save',
  'Canadian Solar HiKu6 All Black',
  'Envie o arquivo do The Sun Company para a equipe',
  'R$ 1.234,56',
  'A visita foi marcada com o cliente',
  'João no telhado',
])('%s is not', (text) => expect(isEnglishText(text)).toBe(false));
