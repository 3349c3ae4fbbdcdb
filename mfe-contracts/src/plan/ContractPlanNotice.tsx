import { PlanActions } from '@girassol/federation/remote';
import { EmptyState, WayLinks } from '@girassol/shared-ui';

/** First words of a conversation about a plan with contracts. */
export const CONTRACTS_PLAN_MESSAGE = 'Olá! Quero gerar contratos na minha conta.';

interface ContractPlanNoticeProps {
  title: string;
  text: string;
}

/** Notice that the account's plan generates no contracts, with links to the plan and to the support. */
export function ContractPlanNotice(props: ContractPlanNoticeProps) {
  return <EmptyState {...props} action={<PlanActions links={WayLinks} message={CONTRACTS_PLAN_MESSAGE} />} />;
}
