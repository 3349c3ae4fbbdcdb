import { isOutOfSpace } from '../database';
import { Refusal } from './refusal';

/** What there is to say when there is no room left. */
export const FULL_DISK =
  'O servidor está sem espaço em disco. Nada foi gravado. Por favor, tente mais tarde.';

/** Answers the same error, in words where there is no room left. */
export const inWords = (error: unknown): unknown =>
  isOutOfSpace(error) ? new Refusal(503, FULL_DISK) : error;
