import { formatContactPhone } from './contact-phone';
import { listReplacedStatuses } from './message-status';
import { fillTemplate, findTemplateProblem, listTemplateGaps } from './templates';
import { toRichText } from './to-rich-text';
import { formatWindowLeft, isWindowOpen } from './window';

test('a report of the provider never takes a message back', () => {
  expect(listReplacedStatuses('SENT')).toEqual(['QUEUED']);
  expect(listReplacedStatuses('READ')).toEqual(['QUEUED', 'SENT', 'FAILED', 'DELIVERED']);
  // What was delivered did not fail.
  expect(listReplacedStatuses('FAILED')).not.toContain('DELIVERED');
});

test('gaps of a template are filled in their order, and an empty one stays visible', () => {
  const body = 'Olá {{1}}, aqui é {{2}}. Tudo bem, {{1}}?';
  expect(listTemplateGaps(body)).toEqual([1, 2]);
  expect(fillTemplate(body, ['Ana', 'Caio'])).toBe('Olá Ana, aqui é Caio. Tudo bem, Ana?');
  expect(fillTemplate(body, ['Ana', ''])).toBe('Olá Ana, aqui é {{2}}. Tudo bem, Ana?');
});

test.each([
  [{ name: 'retomar_contato', body: 'Olá {{1}}' }, null],
  [{ name: 'Retomar', body: 'Olá' }, /minúsculas/],
  [{ name: 'retomar', body: ' ' }, /texto/],
  [{ name: 'retomar', body: 'Olá {{2}}' }, /ordem/],
])('a template is checked before it is stored: %j', (template, expected) => {
  const problem = findTemplateProblem(template);
  if (expected === null) expect(problem).toBeNull();
  else expect(problem).toMatch(expected);
});

test('the window counts down to the minute', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(formatWindowLeft(now + 23 * 3_600_000 + 59 * 60_000, now)).toBe('23 h 59 min');
  expect(formatWindowLeft(now + 59_000, now)).toBe('menos de 1 min');
  expect(formatWindowLeft(now, now)).toBeNull();
  expect([isWindowOpen(null, now), isWindowOpen(now, now), isWindowOpen(now + 1, now)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('numbers of Brazil are written as people write them, others with their country', () => {
  expect(formatContactPhone('5547988887777')).toBe('(47) 98888-7777');
  expect(formatContactPhone('14155550123')).toBe('+14155550123');
  expect(formatContactPhone('')).toBe('');
});

test('marks of WhatsApp are drawn as there', () => {
  expect(toRichText('*Total*: _até_ 3*4*5, nome_de_arquivo')).toBe('**Total**: *até* 3*4*5, nome_de_arquivo');
});
