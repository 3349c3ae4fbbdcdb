import {
  type ContractRoutes,
  emptyObject,
  id,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { MAX_CANNED_TEXT_LENGTH, MAX_CANNED_TITLE_LENGTH, MAX_SHORTCUT_LENGTH } from '../attendance';

const cannedAnswer = z.object({
  _id: id,
  shortcut: z.string(),
  title: z.string(),
  text: z.string(),
  /** Raised by each edit. */
  version: z.number().int(),
  editedBy: z.string(),
  updatedAt: timestamp,
});

const texts = z.object({
  /** Small letters, digits and hyphens; others are replaced. */
  shortcut: trimmedText(MAX_SHORTCUT_LENGTH).min(1),
  title: trimmedText(MAX_CANNED_TITLE_LENGTH).min(1),
  /** Text with the marks of messages and the fields of `cannedFields`. */
  text: trimmedText(MAX_CANNED_TEXT_LENGTH).min(1),
});

const params = z.object({ answerId: id });

/** API calls of the canned answers that attendants share. */
export const cannedAnswersContract = {
  'GET /operation/canned-answers': {
    access: 'admin',
    summary: 'All canned answers, by shortcut',
    answer: z.object({ items: z.array(cannedAnswer) }),
  },
  'POST /operation/canned-answers': {
    access: 'admin',
    summary: 'Adds a canned answer; 409 if its shortcut is taken',
    body: texts,
    answer: cannedAnswer,
  },
  'PUT /operation/canned-answers/:answerId': {
    access: 'admin',
    summary: 'Edits a canned answer; 409 if a colleague edited it meanwhile, or its shortcut is taken',
    params,
    body: texts.extend({ version: z.number().int().min(1) }),
    answer: cannedAnswer,
  },
  'DELETE /operation/canned-answers/:answerId': {
    access: 'admin',
    summary: 'Deletes a canned answer',
    params,
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** Text that attendants share, by its shortcut. */
export type CannedAnswer = z.infer<typeof cannedAnswer>;
