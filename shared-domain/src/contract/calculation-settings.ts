import { z } from 'zod';
import { distributedGenerationClasses } from '../solar/compensation/fio-b';
import { minimumBillingModes } from '../solar/compensation/minimum-bill';
import { moneyUpTo, trimmedText } from './schemas';

const percent = z.number().min(0).max(100);
const loss = z.number().min(0).max(50);

/**
 * Schema of an account's settings for the viability studies of all its proposals, such as losses and
 * degradation in percent. The calculation engine uses the values as `CalculationSettings`.
 */
export const calculationSettings = z.object({
  losses: loss,
  degradationFirst: loss,
  degradation: loss,
  subtractAvailability: z.boolean(),
  minimumBillingMode: z.enum(minimumBillingModes),
  gdClass: z.enum(distributedGenerationClasses),
  fioBAfterTransition: percent,
  inflation: z.number().min(-50).max(100),
  interestRate1: percent,
  interestRate1Name: trimmedText(40).min(1),
  interestRate2: percent,
  interestRate2Name: trimmedText(40).min(1),
  maintenance: percent,
  /** Equipment that is replaced: in which year of the study, and what it costs, R$. */
  replacements: z
    .array(z.object({ year: z.number().int().min(1).max(25), cost: moneyUpTo(1_000_000_000) }))
    .max(25)
    .readonly(),
});
