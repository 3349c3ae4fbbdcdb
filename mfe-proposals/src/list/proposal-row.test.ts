import { addDays } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { buildListedProposal } from './listed-proposal.fixture';
import { toProposalRow } from './proposal-row';

const at = (iso: string) => Date.parse(`${iso}-03:00`);

test('[proposals-017] a number is padded to five digits; without one it is #000000', () => {
  expect(toProposalRow(buildListedProposal({ count: 12 }), 0).number).toBe('#00012');
  expect(toProposalRow(buildListedProposal({ count: 123_456 }), 0).number).toBe('#123456');
  expect(toProposalRow(buildListedProposal({ count: null }), 0).number).toBe('#000000');
});

testAtHoursOfTheDay('a proposal is valid through its last day', ({ today, now }) => {
  expect(toProposalRow(buildListedProposal({ validityDate: today }), now).validity).toEqual({
    text: 'Válida até 31/12/2026',
    isExpired: false,
  });
  expect(toProposalRow(buildListedProposal({ validityDate: addDays(today, -1) }), now).validity).toEqual({
    text: 'Venceu em 30/12/2026',
    isExpired: true,
  });
  expect(toProposalRow(buildListedProposal({ validityDate: null }), now).validity).toBeNull();
});

test('who made it and when; only when, if the person is gone', () => {
  const proposal = buildListedProposal({ registryTimestamp: at('2026-03-02T14:05:00') });
  expect(toProposalRow(proposal, 0).made).toBe('Ana Souza em 02/03/2026 14:05');
  expect(toProposalRow({ ...proposal, user: null }, 0).made).toBe('02/03/2026 14:05');
});
