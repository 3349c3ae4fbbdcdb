import { type ContractRoutes, emptyObject, id, trimmedText } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_PICTURES } from '../tickets';
import { visitorEmail, visitorName } from '../visitors/schemas';
import { seqParam, ticket } from './schemas';

const ticketParams = z.object({ ticketId: id });

/**
 * API calls of the chat in which somebody who cannot sign in asks for help (shell.recovery-012). The id of the ticket is the
 * only key to it: the server draws it, and it is good until 72 hours after the last message.
 */
export const recoveryContract = {
  'POST /tickets/new/password-recovery': {
    access: 'public',
    summary: 'Opens the recovery chat; the answer is the same for every e-mail, known or not',
    body: z.object({
      email: visitorEmail,
      name: visitorName,
      phone: trimmedText(30).refine(
        (text) => text.replace(/\D/g, '').length >= 10,
        'Informe o celular com DDD, com pelo menos 10 dígitos.',
      ),
    }),
    answer: z.object({ ticket }),
  },
  'GET /tickets/single/password-recovery/:ticketId': {
    access: 'public',
    summary: 'The recovery chat with its last messages, or those after a message',
    params: ticketParams,
    query: z.object({ after: seqParam.optional() }),
    answer: z.object({ ticket }),
  },
  'POST /tickets/single/conversation/password-recovery/:ticketId': {
    access: 'public',
    summary: 'Writes a message in the recovery chat, with pictures',
    params: ticketParams,
    upload: 'optional',
    maxFiles: MAX_PICTURES,
    body: z.object({
      message: z.string().max(MAX_MESSAGE_LENGTH, 'A mensagem é longa demais.').default(''),
      /** Key of the message: the same one sent twice is one message. */
      clientKey: id.optional(),
    }),
    answer: z.object({ ticket }),
  },
  'POST /operation/tickets/access-link/:ticketId': {
    access: 'admin',
    summary: 'Mails a link to a new password to the address on file of the e-mail of a recovery ticket',
    params: ticketParams,
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;
