import { buildWhatsappLink, buildWhatsappMessageLink, formatPhone, formatPostalCode } from './contacts';

test('[shell-004] phones of 10 to 13 digits are formatted, others stay raw', () => {
  expect(formatPhone('4733334444')).toBe('(47) 3333-4444');
  expect(formatPhone('47999998888')).toBe('(47) 99999-8888');
  expect(formatPhone('554733334444')).toBe('(47) 3333-4444');
  expect(formatPhone('5547999998888')).toBe('(47) 99999-8888');
  expect(formatPhone('473333444')).toBe('473333444');
  expect(formatPhone('')).toBe('');
});

test('[shell-020, boards-011] a whatsapp link carries the country code once', () => {
  expect(buildWhatsappLink('47999998888')).toBe('https://wa.me/5547999998888');
  expect(buildWhatsappLink('(47) 99999-8888')).toBe('https://wa.me/5547999998888');
  expect(buildWhatsappLink('5547999998888')).toBe('https://wa.me/5547999998888');
});

test('a mobile phone of the days before the ninth digit is written to with it', () => {
  expect(buildWhatsappLink('4788887776')).toBe('https://wa.me/5547988887776');
  expect(buildWhatsappLink('554788887776')).toBe('https://wa.me/5547988887776');
  expect(buildWhatsappLink('4733334444')).toBe('https://wa.me/554733334444');
  expect(buildWhatsappLink('595981123456')).toBe('https://wa.me/595981123456');
});

test('a postal code is shown with its hyphen', () => {
  expect(formatPostalCode('89010000')).toBe('89010-000');
  expect(formatPostalCode('8901')).toBe('8901');
});

test('a message opens a conversation, or asks whom to send it to', () => {
  expect(buildWhatsappMessageLink('47999998888', 'Olá & até já')).toBe(
    'https://wa.me/5547999998888?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1',
  );
  expect(buildWhatsappMessageLink('', 'Oi')).toBe('https://wa.me/?text=Oi');
});
