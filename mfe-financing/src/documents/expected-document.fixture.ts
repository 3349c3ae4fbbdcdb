import { DAY_MS } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import {
  type FinancingApplicant,
  getDocumentRequirements,
  getExpectedDocuments,
} from '@girassol/shared-domain/financing';
import { NOW } from '../financing/financing.fixture';

/**
 * Builds the documents that a bank expects from an applicant, for tests. All are unsent unless `changes` says
 * otherwise.
 */
export const buildExpectedDocuments = (
  applicant: FinancingApplicant,
  changes: Readonly<Record<string, Partial<ExpectedFinancingDocument>>> = {},
): ExpectedFinancingDocument[] =>
  getExpectedDocuments(applicant).map(({ group, label, semantic }) => ({
    group,
    label,
    semantic,
    expects: getDocumentRequirements(semantic).expects,
    status: null,
    reason: null,
    sentTimestamp: null,
    file: null,
    reusable: null,
    ...changes[semantic],
  }));

/** Builds the fields of a sent document with a status, for tests. */
export const buildSentDocument = (
  status: ExpectedFinancingDocument['status'],
): Partial<ExpectedFinancingDocument> => ({
  status,
  sentTimestamp: NOW - DAY_MS,
  file: {
    _id: '018f0000-0000-7000-8000-00000000e001',
    name: 'CNH',
    extension: 'jpg',
    size: 420_000,
  },
});
