import { contractFamilies, knownTags } from '@girassol/shared-domain/templates';
import { defineTask, runTask, type TaskFailures } from '../../../platform/untrusted';

const failures: TaskFailures = {
  damaged: 'O documento parece danificado. Abra-o no Word, salve-o de novo e envie.',
  tooHeavy: 'O documento tem texto ou campos demais para ser preenchido. Divida-o.',
};
export const tagsTask = defineTask<Buffer, string[]>('contract-tags', failures);
export const missingTagsTask = defineTask<Buffer, string[]>('contract-missing-tags', failures);

/** Reads the tags of a template, each once. Refuses one that cannot be filled, with what to write and where (contracts-026). */
export const readTags = (docx: Buffer): Promise<string[]> => runTask(tagsTask, docx);

/** Reads what a filled document says that it lacks (contracts-024). */
export const readMissingTags = (docx: Buffer): Promise<string[]> => runTask(missingTagsTask, docx);

const listed = knownTags(contractFamilies);

/** Is there anything in it to be filled? */
export const isReady = (tags: readonly string[] | null): boolean =>
  tags?.some((tag) => listed.has(tag)) ?? false;

/** Tags that no list has. */
export const unknownOf = (tags: readonly string[] | null): string[] =>
  tags?.filter((tag) => !listed.has(tag)) ?? [];
