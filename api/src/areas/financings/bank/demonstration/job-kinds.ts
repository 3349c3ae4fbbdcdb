import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/**
 * Job in which the demonstration bank takes the next automatic step of a credit application, due by the clock
 * of the account.
 */
export const applicationStepJob = defineJob({
  kind: 'demo-bank.step',
  title: 'Banco Demonstração: próximo passo de um pedido',
  payload: z.object({ applicationId: z.uuid(), step: z.uuid() }),
  priority: 'HIGH',
});

/**
 * Job in which the demonstration bank takes the next automatic step of an integrator's registration, due by
 * the clock of the account.
 */
export const registrationStepJob = defineJob({
  kind: 'demo-bank.registration-step',
  title: 'Banco Demonstração: próximo passo de um cadastro',
  payload: z.object({ step: z.uuid() }),
  priority: 'HIGH',
});

/**
 * Job that sends an event of the demonstration bank to the webhook of this server. A failed job is attempted
 * up to 12 times, over about seven hours.
 */
export const sendBankEventJob = defineJob({
  kind: 'demo-bank.tell',
  title: 'Banco Demonstração: avisar sobre um pedido',
  payload: z.object({ eventId: z.uuid() }),
  priority: 'HIGH',
  attempts: 12,
});
