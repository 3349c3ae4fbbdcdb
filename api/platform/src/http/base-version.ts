import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';

/**
 * Returns the version of the record on which a write that waited for a signal was made (`If-Match`); null for a write that
 * was sent at once.
 */
export const getBaseVersion = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['if-match']?.replaceAll('"', '') ?? null;

/**
 * Refuses a write that waited (409) if somebody has changed the record since it was made, and answers what the record is now.
 * Does nothing for a write that was sent at once.
 */
export function requireBaseVersion(
  baseVersion: string | null,
  current: { text: string; version: string },
): void {
  if (baseVersion === null || baseVersion === current.version) return;
  throw new Refusal(409, 'Isto foi alterado enquanto você estava sem sinal.', { current });
}
