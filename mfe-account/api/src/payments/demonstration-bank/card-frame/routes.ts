import { toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { renderCardFramePage } from './CardFramePage';

/** Path of the page that takes a test card. */
export const CARD_FRAME_PATH = '/banco-demonstracao/cartao';

/** Registers the page that takes a test card, framed by our screens. */
export async function registerCardFrame(app: FastifyInstance): Promise<void> {
  app.get(CARD_FRAME_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const { html, contentSecurityPolicy } = renderCardFramePage(toIsoDate(Date.now()));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy,
        'referrer-policy': 'no-referrer',
      })
      .send(html);
  });
}
