import { type ContractRoutes, emptyObject, id } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '../tickets';
import { CONTACT_HONEYPOT_FIELD, visitorEmail, visitorName } from '../visitors/schemas';

/** API calls by which somebody without a session asks support. */
export const publicQuestionsContract = {
  'POST /tickets/new/contact': {
    access: 'public',
    summary: 'Opens a ticket from the contact form; it is answered by mail',
    body: z.object({
      name: visitorName,
      email: visitorEmail,
      message: z
        .string()
        .trim()
        .min(1, 'Escreva a sua mensagem.')
        .max(MAX_MESSAGE_LENGTH, 'A mensagem é longa demais.'),
      /** Key of the displayed form: the same form sent twice is one ticket. */
      formKey: id,
      /** A field that people do not see. */
      [CONTACT_HONEYPOT_FIELD]: z.string().max(200).default(''),
    }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;
