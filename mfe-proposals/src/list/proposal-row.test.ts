import { aProposal } from './a-proposal';
import { proposalRow } from './proposal-row';

const at = (iso: string) => Date.parse(`${iso}-03:00`);

test('[proposals-017] a number is padded to five digits; without one it is #000000', () => {
  expect(proposalRow(aProposal({ count: 12 }), 0).number).toBe('#00012');
  expect(proposalRow(aProposal({ count: 123_456 }), 0).number).toBe('#123456');
  expect(proposalRow(aProposal({ count: null }), 0).number).toBe('#000000');
});

test('a proposal is valid through its last day', () => {
  const proposal = aProposal({ validityDate: '2026-03-31' });
  expect(proposalRow(proposal, at('2026-03-31T23:59:00')).validity).toEqual({
    text: 'Válida até 31/03/2026',
    isExpired: false,
  });
  expect(proposalRow(proposal, at('2026-04-01T00:00:00')).validity).toEqual({
    text: 'Venceu em 31/03/2026',
    isExpired: true,
  });
  expect(proposalRow(aProposal({ validityDate: null }), 0).validity).toBeNull();
});

test('who made it and when; only when, if the person is gone', () => {
  const proposal = aProposal({ registryTimestamp: at('2026-03-02T14:05:00') });
  expect(proposalRow(proposal, 0).made).toBe('Ana Souza em 02/03/2026 14:05');
  expect(proposalRow({ ...proposal, user: null }, 0).made).toBe('02/03/2026 14:05');
});
