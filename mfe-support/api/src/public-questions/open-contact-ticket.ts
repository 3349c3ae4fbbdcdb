import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { normalizeName } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { cleanMessage } from '@girassol/support-domain/messages';
import { CONTACT_HONEYPOT_FIELD } from '@girassol/support-domain/visitors';
import type { FastifyRequest } from 'fastify';
import { findPlatformAccount } from '../visitors/find-platform-account';
import { countVisitorTicket, findSenderDoubt } from '../visitors/limit-visitors';
import { openVisitorTicket } from '../visitors/open-visitor-ticket';

/**
 * Opens a ticket from the contact form of somebody without a session, once for a displayed form. A doubtful form gets the
 * same answer, and a ticket outside the queue.
 */
export async function openContactTicket(
  { server: { database }, ip }: FastifyRequest,
  form: ParsedRequestBody<'POST /tickets/new/contact'>,
): Promise<void> {
  const { email, formKey } = form;
  const text = cleanMessage(form.message);
  const name = normalizeName(form.name);
  await countVisitorTicket(database, 'contact', { email, ip });
  const doubt =
    form[CONTACT_HONEYPOT_FIELD] === ''
      ? await findSenderDoubt(database, toIpAddressGroup(ip))
      : 'um campo que pessoas não veem veio preenchido.';
  const accountId = await findPlatformAccount(database);
  await database.asAccount({ accountId }, (tx) =>
    openVisitorTicket(tx, {
      accountId,
      id: formKey,
      kind: 'CONTACT',
      title: `Contato de ${name}`,
      contact: { name, email },
      message: { clientKey: formKey, text },
      doubt,
    }),
  );
}
