import { createContext } from 'react';

/**
 * Purpose for which the consumption is asked: a proposal with its document, or a calculation of the calculator, which has
 * none.
 */
export const ConsumptionPurpose = createContext<'PROPOSAL' | 'CALCULATION'>('PROPOSAL');
