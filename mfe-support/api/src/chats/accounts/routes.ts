import { getOrigin } from '@girassol/api-platform/http/origin';
import { serve } from '@girassol/api-platform/http/serve';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Messenger } from '../../messenger';
import { requireChatReader } from '../access/chat-rights';
import { requireVisibleChat } from '../access/visible-chats';
import {
  addChatAccount,
  changeChatAccount,
  removeChatAccount,
  renewVerifyToken,
  saveTemplates,
} from './change-accounts';
import {
  type ChatAccountRow,
  isCarried,
  listChatAccounts,
  requireChatAccount,
  toWppAccount,
} from './chat-accounts';

/** Registers the routes about the WhatsApp accounts of a company. */
export function registerOmnichannelRoutes(app: FastifyInstance, messenger: Messenger | null): void {
  const toRecord = (row: ChatAccountRow, request: FastifyRequest) =>
    toWppAccount(row, { messenger, origin: getOrigin(request) });

  serve(app, 'GET /omnichannels/user/:userId', async ({ tx, caller, request }) => {
    requireChatReader(caller);
    const rows = await listChatAccounts(tx, caller.accountId);
    return {
      omnichannels: { wppAccounts: rows.map((row) => toRecord(row, request)) },
      provider: messenger?.name ?? null,
    };
  });
  serve(app, 'POST /omnichannels/user/:userId', async ({ tx, caller, body, request }) => {
    const { account, verifyToken } = await addChatAccount(tx, caller, body, messenger);
    return { account: toRecord(account, request), verifyToken };
  });
  serve(app, 'PUT /omnichannels/single/:chatAccountId', async ({ tx, caller, params, body, request }) => ({
    account: toRecord(await changeChatAccount(tx, caller, params.chatAccountId, body), request),
  }));
  serve(app, 'POST /omnichannels/verify-token/:chatAccountId', async ({ tx, caller, params, request }) => {
    const { account, verifyToken } = await renewVerifyToken(tx, caller, params.chatAccountId);
    return { account: toRecord(account, request), verifyToken };
  });
  serve(app, 'PUT /omnichannels/templates/:chatAccountId', async ({ tx, caller, params, body, request }) => ({
    account: toRecord(await saveTemplates(tx, caller, params.chatAccountId, body.templates), request),
  }));
  serve(app, 'DELETE /omnichannels/single/:chatAccountId', async ({ tx, caller, params }) => {
    await removeChatAccount(tx, caller, params.chatAccountId);
    return {};
  });
  serve(
    app,
    'POST /omnichannels/demonstration-phone/:chatAccountId',
    async ({ tx, caller, params, body }) => {
      const account = await requireChatAccount(tx, caller.accountId, params.chatAccountId);
      if (!messenger?.openPhone || !isCarried(account, messenger))
        throw new Refusal(409, 'Só uma conta de demonstração tem um celular na tela.');
      const chat = body.chatId ? await requireVisibleChat(tx, caller, body.chatId) : null;
      if (chat && chat.chat_account_id !== account.id) throw notFound('Conversa não encontrada.');
      const number = { accountId: caller.accountId, phoneId: account.phone_id, hookId: account.hook_id };
      const owner = chat && {
        phone: chat.phone,
        businessUserId: chat.business_user_id,
        name: chat.profile_name,
      };
      return { url: await messenger.openPhone(tx, number, owner) };
    },
  );
}
