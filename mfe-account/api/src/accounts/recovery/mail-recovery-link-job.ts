import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/**
 * Job that mails a link to a new password to whoever has an e-mail. The call that asks for it does the same for every e-mail,
 * so that its time tells nobody which ones are known.
 */
export const mailRecoveryLinkJob = defineJob({
  kind: 'users.mailRecoveryLink',
  title: 'Enviar link para nova senha',
  payload: z.object({ email: z.string(), ip: z.string(), userAgent: z.string() }),
  priority: 'HIGH',
});
