import type { Proposal } from '@girassol/shared-domain/contract';
import { ErrorState } from '@girassol/shared-ui';
import { FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { LockedProposal } from './LockedProposal';
import { useWizardProposal } from './use-wizard-proposal';
import { WizardFrame } from './WizardFrame';

interface ProposalGateProps {
  pid: string;
  title: string;
  step: number;
  children: (proposal: Proposal, reload: () => Promise<void>) => ReactNode;
}

/** A step once its proposal is there; what was agreed to has none any more. */
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
          <LockedProposal proposal={proposal} agreement={proposal.agreement} />
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
      {!error && <WaitingForm />}
    </FormPage>
  );
}
