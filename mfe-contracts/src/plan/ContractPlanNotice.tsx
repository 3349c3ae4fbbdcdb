import { PlanActions } from '@girassol/federation/remote';
import { EmptyState, WayLinks } from '@girassol/shared-ui';

interface ContractPlanNoticeProps {
  title: string;
  text: string;
  /** Smaller, above other contents. */
  isCompact?: boolean;
}

/** Notice that the account's plan generates no contracts, with links to the plan and to the support. */
export function ContractPlanNotice(props: ContractPlanNoticeProps) {
  return (
    <EmptyState
      {...props}
      action={<PlanActions links={WayLinks} message="Olá! Quero gerar contratos na minha conta." />}
    />
  );
}
