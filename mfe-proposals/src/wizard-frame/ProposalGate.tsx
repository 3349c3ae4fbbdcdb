import type { Proposal } from '@girassol/shared-domain/contract';
import { ErrorState } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { LockedProposalNotice } from './LockedProposalNotice';
import { useWizardProposal } from './use-wizard-proposal';
import { WizardFrame } from './WizardFrame';

interface ProposalGateProps {
  pid: string;
  title: string;
  step: number;
  children: (proposal: Proposal, reload: () => Promise<void>) => ReactNode;
}

/**
 * Renders a wizard step once its proposal is loaded. For agreed proposals, shows a notice instead of the
 * step.
 */
export function ProposalGate({ pid, title, step, children }: ProposalGateProps) {
  const { proposal, formKey, error, reload, retry } = useWizardProposal(pid);
  if (proposal)
    return (
      <WizardFrame
        key={formKey}
        title={title}
        step={step}
        proposal={proposal}
        customerName={proposal.customerData.name}
      >
        {proposal.agreement ? (
          <LockedProposalNotice proposal={proposal} agreement={proposal.agreement} />
        ) : (
          children(proposal, reload)
        )}
      </WizardFrame>
    );
  return (
    <FormPage>
      {error && (
        <ErrorState error={error} title="Não foi possível carregar a proposta" onRetry={() => void retry()} />
      )}
      {!error && <LoadingForm />}
    </FormPage>
  );
}
