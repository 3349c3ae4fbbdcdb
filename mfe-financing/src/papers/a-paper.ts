import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { type Applicant, expectedPapers, paperFacts } from '@girassol/shared-domain/financing';
import { NOW } from '../financing/a-financing';

/** Every paper that is expected, none of them sent, for tests. */
export const expectedAnswer = (
  applicant: Applicant,
  changes: Readonly<Record<string, Partial<ExpectedFinancingPaper>>> = {},
): ExpectedFinancingPaper[] =>
  expectedPapers(applicant).map(({ group, label, semantic }) => ({
    group,
    label,
    semantic,
    expects: paperFacts(semantic).expects,
    status: null,
    reason: null,
    sentTimestamp: null,
    file: null,
    reusable: null,
    ...changes[semantic],
  }));

/** What a paper that was sent is besides its status. */
export const sentPaper = (status: ExpectedFinancingPaper['status']): Partial<ExpectedFinancingPaper> => ({
  status,
  sentTimestamp: NOW - 86_400_000,
  file: {
    _id: '018f0000-0000-7000-8000-00000000e001',
    name: 'CNH',
    extension: 'jpg',
    size: 420_000,
  },
});
