import type { FastifyInstance } from 'fastify';
import { openDemonstrationMessenger } from './demonstration';
import type { Messenger } from './messenger';
import type { MessengerSettings } from './messenger-settings';
import { createWhatsappMessenger } from './whatsapp';

/** Opens the provider of messages that the configuration names; null: this installation carries none. */
export async function openMessenger(
  app: FastifyInstance,
  { messenger, privateWebhooks }: { messenger: MessengerSettings; privateWebhooks: boolean },
): Promise<Messenger | null> {
  switch (messenger.provider) {
    case 'demonstration':
      return openDemonstrationMessenger(app);
    case 'whatsapp':
      return createWhatsappMessenger({
        url: messenger.url,
        allowsPrivate: privateWebhooks,
        files: app.files,
      });
    case 'none':
      return null;
  }
}
