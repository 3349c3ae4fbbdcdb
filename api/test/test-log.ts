import { buildLoggerOptions } from '@girassol/api-platform/http/request-log';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Creates the logger of a server with everything that it can write, and the lines that it has written. */
export function createTestLog(): { logger: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const logger = pino(buildLoggerOptions({ logLevel: 'trace' }), {
    write: (line: string) => void lines.push(line),
  });
  return { logger, lines };
}
