import { codeOf } from '../database';
import { Refusal } from './refusal';

/** What there is to say when there is no room left. */
export const FULL_DISK =
  'O servidor está sem espaço em disco. Nada foi gravado. Por favor, tente mais tarde.';

/** PostgreSQL's code, the system's, and that of a quota. */
const codes = ['53100', 'ENOSPC', 'EDQUOT'];

/** Did it fail because there is no room left? */
export const isFullDisk = (error: unknown): boolean => codes.includes(codeOf(error));

/** Answers the same error, in words where there is no room left. */
export const inWords = (error: unknown): unknown => (isFullDisk(error) ? new Refusal(503, FULL_DISK) : error);
