import { z } from 'zod';
import { defineJob } from '../jobs';

/** Job that sends due mail; it is enqueued with every mail, so that the mail goes out at once. */
export const sendMailJob = defineJob({
  kind: 'mail.send',
  title: 'Enviar e-mails',
  payload: z.object({}),
  priority: 'HIGH',
});
