import {
  defineUntrustedTask,
  runUntrustedTask,
  type TaskFailureMessages,
} from '@girassol/api-platform/untrusted';
import { collectTagNames, contractTagFamilies } from '@girassol/shared-domain/templates';

const failures: TaskFailureMessages = {
  damaged: 'O documento parece danificado. Abra-o no Word, salve-o de novo e envie.',
  tooHeavy: 'O documento tem texto ou campos demais para ser preenchido. Divida-o.',
};
/** Worker task that reads the tags of an untrusted Word template. */
export const parseTagsTask = defineUntrustedTask<Buffer, string[]>('contract-tags', failures);
/** Worker task that reads the tags that an untrusted filled Word document marks as missing. */
export const parseMissingTagsTask = defineUntrustedTask<Buffer, string[]>('contract-missing-tags', failures);

/**
 * Reads the distinct tags of a Word template (contracts-026). Refuses a template that cannot be filled; the
 * message names the error in the document and its correction.
 */
export const readTags = (docx: Buffer, accountId: string): Promise<string[]> =>
  runUntrustedTask(parseTagsTask, docx, accountId);

/** Reads the tags of a filled Word document that are marked in it as having no value (contracts-024). */
export const readMissingTags = (docx: Buffer, accountId: string): Promise<string[]> =>
  runUntrustedTask(parseMissingTagsTask, docx, accountId);

const listed = collectTagNames(contractTagFamilies);

/** Checks whether a contract template contains at least one tag that Girassol can fill. */
export const hasKnownTags = (tags: readonly string[] | null): boolean =>
  tags?.some((tag) => listed.has(tag)) ?? false;

/** Lists the tags of a contract template that Girassol does not know and cannot fill. */
export const listUnknownTags = (tags: readonly string[] | null): string[] =>
  tags?.filter((tag) => !listed.has(tag)) ?? [];
