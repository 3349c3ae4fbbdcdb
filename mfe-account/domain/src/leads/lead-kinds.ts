/** Kinds of leads of the product: wants to be called, asks for a trial, signs up for the course. */
export const leadKinds = ['contact', 'trial', 'course'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Id of the sales pipeline that leads of the product go to (billing-030). */
export const DEFAULT_LEAD_PIPELINE_ID = 24;
