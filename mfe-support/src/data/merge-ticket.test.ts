import { buildMessage, buildTicket } from '../testing/ticket.fixture';
import { mergeTicket } from './merge-ticket';

const seqs = ({ messages }: { messages: { seq: number }[] }) => messages.map(({ seq }) => seq);

test('each message is there once, in the order of its number, however often and late it was read', () => {
  const known = buildTicket([buildMessage(3), buildMessage(4)], { hasEarlier: true });
  const later = mergeTicket(known, buildTicket([buildMessage(4), buildMessage(5)], { status: 'ANSWERED' }));
  expect([seqs(later), later.status, later.hasEarlier]).toEqual([[3, 4, 5], 'ANSWERED', true]);
  const earlier = mergeTicket(later, buildTicket([buildMessage(1), buildMessage(2)], { hasEarlier: false }));
  expect([seqs(earlier), earlier.hasEarlier]).toEqual([[1, 2, 3, 4, 5], false]);
  // An answer that was overtaken says nothing new about the ticket.
  expect([earlier.status, earlier.lastSeq]).toEqual(['ANSWERED', 5]);
});
