import { lazyScreen } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';

const CalculatorPage = lazyScreen(() => import('./CalculatorPage'));
const NewConsumptionPage = lazyScreen(() => import('../wizard/consumption/NewConsumptionPage'));

/**
 * Page with the first step of a new proposal. Clients of the calculator, in the white label SERRANA, see the
 * calculator page instead.
 */
export default function ConsumptionStartPage() {
  return useSession()?.isSerranaCalcClient ? <CalculatorPage /> : <NewConsumptionPage />;
}
