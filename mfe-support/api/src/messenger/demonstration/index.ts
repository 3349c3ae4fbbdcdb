import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Messenger } from '../messenger';
import { MessengerError } from '../messenger-error';
import { registerDemoEventDelivery } from './deliver-event';
import { takeCompanyMessage } from './demo-messages';
import { getDemoPhonePath, openDemoPhone } from './demo-phones';
import { computeDemoSecret } from './demo-secret';
import { registerPhonePages } from './phone-page/routes';

/**
 * Opens the messenger of the demonstration: phones on the screen, on which one plays the customer. It has tables of its own,
 * and reports by the same webhook as WhatsApp.
 */
export async function openDemonstrationMessenger(app: FastifyInstance): Promise<Messenger> {
  registerDemoEventDelivery(app);
  await registerPhonePages(app);
  const { database, files } = app;
  return {
    name: 'demonstration',
    isIdempotent: true,

    send: (number, message) =>
      database.asAccount({ accountId: number.accountId }, (tx) => takeCompanyMessage(tx, number, message)),

    async downloadMedia({ accountId }, mediaId, { maxBytes }) {
      const stored = await database.asAccount({ accountId }, (tx) =>
        tx
          .selectFrom('stored_files')
          .select(['content_type', 'size'])
          .where('account_id', '=', accountId)
          .where('id', '=', mediaId)
          .executeTakeFirst(),
      );
      const content = stored && (await files.store.get(mediaId));
      if (!content) throw new MessengerError('O arquivo não existe mais no celular.');
      if (stored.size > maxBytes)
        throw new MessengerError('O arquivo é grande demais para ser guardado aqui.');
      return { contentType: stored.content_type, content: Buffer.concat(await content.toArray()) };
    },

    async createNumber(tx) {
      const phoneId = `${randomInt(1_000_000_000, 9_999_999_999)}${randomInt(1_000, 9_999)}`;
      return { phoneId, appSecret: await computeDemoSecret(tx, phoneId) };
    },

    openPhone: async (tx, number, owner) => getDemoPhonePath((await openDemoPhone(tx, number, owner)).key),
  };
}
