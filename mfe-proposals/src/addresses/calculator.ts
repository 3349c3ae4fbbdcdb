import { wizardRoutes } from './wizard';

/** The result as its route writes it. */
export const resultRoute = '/proposta/dimensionador-serrana/resultado/:pid';

/** A new calculation. */
export const calculatorPath = wizardRoutes.newConsumption;

/** What a calculation came to. */
export const resultPath = (id: string): string => resultRoute.replace(':pid', id);

/** The consumption of a calculation, to be changed. */
export const editPath = (id: string): string => `${calculatorPath}?pid=${id}`;
