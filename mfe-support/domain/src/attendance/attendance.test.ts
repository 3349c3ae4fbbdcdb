import { fillCannedAnswer, findTypedShortcut, listOpenFields, normalizeShortcut } from './canned-answers';
import { chooseAttendant } from './choose-attendant';

const attendant = (userId: string, openTickets: number, assignedAt: string | null, isPresent = true) => ({
  userId,
  openTickets,
  assignedAt: assignedAt === null ? null : new Date(assignedAt),
  isPresent,
});

test('a ticket goes to who is present, has the fewest open ones, and waits longest for a turn', () => {
  const away = attendant('away', 0, null, false);
  const busy = attendant('busy', 3, null);
  const recent = attendant('recent', 1, '2026-11-26T12:00:00Z');
  const earlier = attendant('earlier', 1, '2026-11-26T11:00:00Z');
  expect(chooseAttendant([away, busy, recent, earlier])?.userId).toBe('earlier');
  expect(chooseAttendant([away, busy, recent])?.userId).toBe('recent');
  expect(chooseAttendant([recent, attendant('new', 1, null)])?.userId).toBe('new');
  expect(chooseAttendant([away])).toBeUndefined();
});

test('fields are filled from the ticket, and those without a value stay open', () => {
  const text = 'Olá, {{nome}}! Sobre {{chamado}} da {{empresa}}: {{outro}}.';
  const filled = fillCannedAnswer(text, { nome: 'Marina', chamado: 'Inversor', empresa: '' });
  expect(filled).toBe('Olá, Marina! Sobre Inversor da {{empresa}}: {{outro}}.');
  expect(listOpenFields(filled)).toEqual([{ name: 'empresa', from: 31, to: 42 }]);
  expect(listOpenFields('Escreva `{{nome}}` no modelo.')).toEqual([]);
  // What a field brings is no field itself.
  expect(fillCannedAnswer('{{nome}}', { nome: '{{empresa}}', empresa: 'Sol' })).toBe('{{empresa}}');
});

test('a shortcut begins with a slash at the start of a word', () => {
  expect(findTypedShortcut('Olá /bo', 7)).toEqual({ from: 4, word: 'bo' });
  expect(findTypedShortcut('/', 1)).toEqual({ from: 0, word: '' });
  expect(findTypedShortcut('e/ou', 4)).toBeNull();
  expect(findTypedShortcut('https://a', 9)).toBeNull();
  expect(normalizeShortcut(' Saudação Inicial! ')).toBe('saudacao-inicial');
});
