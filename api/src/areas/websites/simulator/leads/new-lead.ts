import type { SimulatedConsumption, SimulationAnswers, SiteSource } from '@girassol/shared-domain/website';

/** What a visitor sends to be called. */
export interface NewLead {
  name: string;
  /** 10 or 11 digits. */
  phone: string;
  answers: SimulationAnswers;
  /** The words that stood beside what was agreed to. */
  consentWords: string;
  marketing: boolean;
  source: SiteSource;
  /** Whose address was opened. */
  sellerId: string | null;
  /** One for each form that was shown. */
  formToken: string;
  /** A field that people do not see had something in it. */
  filledHidden: boolean;
  /** Since the form was shown; null where there was none. */
  seconds: number | null;
}

/** The answers with the consumption that the bill told, or none. */
export const consumptionKnown = (
  { bill: _bill, ...answers }: SimulationAnswers,
  consumption: number | undefined,
): SimulatedConsumption => ({ ...answers, consumption: consumption ?? answers.consumption ?? 0 });
