import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs';

/** A step that the bank takes by itself, due by the clock of the account. */
export const stepKind = defineJob({
  kind: 'demo-bank.step',
  title: 'Banco Demonstração: próximo passo de um pedido',
  payload: z.object({ applicationId: z.uuid(), step: z.uuid() }),
  priority: 'HIGH',
});

/** The same of an integrator's registration. */
export const registrationStepKind = defineJob({
  kind: 'demo-bank.registration-step',
  title: 'Banco Demonstração: próximo passo de um cadastro',
  payload: z.object({ step: z.uuid() }),
  priority: 'HIGH',
});

/** What the bank tells, until somebody takes it: over about seven hours. */
export const tellKind = defineJob({
  kind: 'demo-bank.tell',
  title: 'Banco Demonstração: avisar sobre um pedido',
  payload: z.object({ eventId: z.uuid() }),
  priority: 'HIGH',
  attempts: 12,
});
