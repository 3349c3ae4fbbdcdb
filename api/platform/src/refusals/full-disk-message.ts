import { isOutOfSpace } from '../database';
import { Refusal } from './refusal';

/** Message for people that the server has no disk space left and that nothing was saved. */
export const FULL_DISK_MESSAGE =
  'O servidor está sem espaço em disco. Nada foi gravado. Por favor, tente mais tarde.';

/** Converts an error of a full disk to a refusal (503) with a message for people; returns any other error unchanged. */
export const toFullDiskRefusal = (error: unknown): unknown =>
  isOutOfSpace(error) ? new Refusal(503, FULL_DISK_MESSAGE) : error;
