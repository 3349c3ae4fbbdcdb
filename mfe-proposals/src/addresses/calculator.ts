import { wizardRoutes } from './wizard';

/**
 * Route pattern of the result page of the calculator, which sizes a system for clients of the white label
 * SERRANA.
 */
export const calculationResultRoute = '/proposta/dimensionador-serrana/resultado/:pid';

/**
 * Path of the calculator page that starts a new calculation. Shared with the first step of the proposal
 * wizard.
 */
export const calculatorPath = wizardRoutes.newConsumption;

/** Returns the path of the result page of a calculator's calculation. */
export const calculationResultPath = (id: string): string => calculationResultRoute.replace(':pid', id);

/** Returns the path of the calculator page that starts from the consumption of an existing calculation. */
export const editCalculationPath = (id: string): string => `${calculatorPath}?pid=${id}`;
