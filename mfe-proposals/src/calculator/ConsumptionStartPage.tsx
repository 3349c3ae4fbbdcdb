import { lazyScreen } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';

const CalculatorPage = lazyScreen(() => import('./CalculatorPage'));
const NewConsumptionPage = lazyScreen(() => import('../wizard/consumption/NewConsumptionPage'));

/** The first step of a new proposal, where a client of the calculator finds the calculator. */
export default function ConsumptionStartPage() {
  return useSession()?.isSerranaCalcClient ? <CalculatorPage /> : <NewConsumptionPage />;
}
