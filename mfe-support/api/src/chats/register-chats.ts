import type { FastifyInstance } from 'fastify';
import type { Messenger } from '../messenger';
import { registerHearing } from './hearing/hear-events';
import { registerChatDoor } from './hearing/register-door';
import { registerFileFetching } from './media/fetch-chat-file';
import { registerSending } from './sending/send-chat-message';

/** Registers the door of the providers, and the jobs that read, fetch and send. */
export async function registerChats(app: FastifyInstance, messenger: Messenger | null): Promise<void> {
  registerHearing(app);
  registerFileFetching(app, messenger);
  registerSending(app, messenger);
  await registerChatDoor(app);
}
