import { randomUUID } from 'node:crypto';
import { normalizeName } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { Ticket } from '@girassol/support-domain/contract';
import type { FastifyRequest } from 'fastify';
import { loadTicket, lockTicket } from '../conversation';
import { findPlatformAccount } from '../visitors/find-platform-account';
import { countVisitorTicket } from '../visitors/limit-visitors';
import { openVisitorTicket } from '../visitors/open-visitor-ticket';
import { computeOpenUntil } from './find-recovery-ticket';

const MAX_USER_AGENT_LENGTH = 300;

/**
 * Opens the chat of somebody who cannot sign in. Nothing here asks whether the e-mail has an account: the answer and its time
 * are the same for every one.
 */
export async function openRecoveryChat(
  { server: { database, files }, ip, headers }: FastifyRequest,
  { email, name: given, phone }: ParsedRequestBody<'POST /tickets/new/password-recovery'>,
): Promise<Ticket> {
  await countVisitorTicket(database, 'recovery', { email, ip });
  const accountId = await findPlatformAccount(database);
  const name = normalizeName(given).toLocaleUpperCase('pt-BR');
  // Random, because it is the only key to the chat.
  const id = randomUUID();
  return database.asAccount({ accountId }, async (tx) => {
    await openVisitorTicket(tx, {
      accountId,
      id,
      kind: 'RECOVERY',
      title: `Recuperação de acesso de ${name}`,
      contact: {
        name,
        email,
        phone,
        ip,
        user_agent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
        open_until: computeOpenUntil(),
      },
      note: 'Pedido de ajuda para entrar na conta. Conte o que acontece: um agente responde por aqui.',
    });
    const row = await lockTicket(tx, accountId, id);
    if (!row) throw new Error('the recovery ticket is not there');
    return loadTicket(tx, { userId: row.requester_id, side: 'user' }, row, { files });
  });
}
