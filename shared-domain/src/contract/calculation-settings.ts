import { z } from 'zod';
import { gdClasses } from '../solar/compensation/fio-b';
import { minimumBillingModes } from '../solar/compensation/minimum-bill';
import { text } from './schemas';

const percent = z.number().min(0).max(100);
const loss = z.number().min(0).max(50);

/** What an account decides once for the studies of its proposals, in percent; see `CalculationSettings` of the engine. */
export const calculationSettings = z.object({
  losses: loss,
  degradationFirst: loss,
  degradation: loss,
  subtractAvailability: z.boolean(),
  minimumBillingMode: z.enum(minimumBillingModes),
  gdClass: z.enum(gdClasses),
  fioBAfterTransition: percent,
  inflation: z.number().min(-50).max(100),
  interestRate1: percent,
  interestRate1Name: text(40).min(1),
  interestRate2: percent,
  interestRate2Name: text(40).min(1),
  maintenance: percent,
  /** Equipment that is replaced: in which year of the study, and what it costs, R$. */
  replacements: z
    .array(z.object({ year: z.number().int().min(1).max(25), cost: z.number().min(0).max(1_000_000_000) }))
    .max(25)
    .readonly(),
});
