import { formatProposalNumber, nameProposal } from './proposal-number';

test('[proposals-017] a number is padded to five digits; without one it is #000000', () => {
  expect(formatProposalNumber(12)).toBe('#00012');
  expect(formatProposalNumber(123_456)).toBe('#123456');
  expect(formatProposalNumber(null)).toBe('#000000');
});

test('a sentence names a draft as one', () => {
  expect([12, null].map(nameProposal)).toEqual(['proposta #00012', 'proposta em rascunho']);
});
