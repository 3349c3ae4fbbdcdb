import { buildProposalArchivePath, buildPublicProposalPath, getProposalUrlCode } from './final-url';

const proposal = { frontId: 'k3x9mzq1', count: 12 };

test('[proposals-004] a final proposal opens by slug and number where there are both, else by frontId', () => {
  expect(buildPublicProposalPath(proposal, 'sol-nascente')).toBe('/proposta/final/sol-nascente/12/k3x9m');
  expect(buildPublicProposalPath(proposal, null)).toBe('/proposta/final/k3x9mzq1');
  expect(buildPublicProposalPath(proposal, '  ')).toBe('/proposta/final/k3x9mzq1');
  for (const count of [null, 0, -1]) {
    expect(buildPublicProposalPath({ ...proposal, count }, 'sol-nascente')).toBe('/proposta/final/k3x9mzq1');
  }
  expect(buildProposalArchivePath(proposal, 'sol-nascente')).toBe('/proposta/arquivo/sol-nascente/12/k3x9m');
});

test('[proposals-005] the code is the first five characters of the frontId', () => {
  expect(getProposalUrlCode('k3x9mzq1')).toBe('k3x9m');
});

test('a slug cannot lead to another address', () => {
  expect(buildPublicProposalPath(proposal, '../login?x')).toBe('/proposta/final/..%2Flogin%3Fx/12/k3x9m');
});
