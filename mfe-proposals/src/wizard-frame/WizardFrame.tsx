import { useSession } from '@girassol/shared-auth';
import {
  canAccountOfferFinancing,
  formatProposalNumber,
  PROPOSAL_FINISHING_STEP,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { PageHeader, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProposalOriginLink } from './ProposalOriginLink';
import { StepBar } from './StepBar';
import { getWizardSteps } from './wizard-steps';

const { screen, space } = tokens;

interface WizardFrameProps {
  title: string;
  /** From 1. */
  step: number;
  /** Null before the first step was saved. */
  proposal: Proposal | null;
  customerName: string;
  /** Customer and sale from which a proposal that is not saved yet was started. */
  from?: { customerId: string; saleId: string | null } | undefined;
  children: ReactNode;
}

/** Frame of every step of the proposal wizard: the customer, the progress, and the step itself. */
export function WizardFrame({ title, step, proposal, customerName, from, children }: WizardFrameProps) {
  const session = useSession();
  // A white label without financing ends at the validation (financing-103).
  const steps = getWizardSteps(proposal).slice(
    0,
    session && !canAccountOfferFinancing(session) ? PROPOSAL_FINISHING_STEP : undefined,
  );
  const origin = proposal ? { customerId: proposal.customerData._id, saleId: proposal.saleId } : from;
  const number = proposal?.count != null ? `Proposta ${formatProposalNumber(proposal.count)}` : null;
  return (
    <WizardPage>
      {origin && <ProposalOriginLink {...origin} />}
      <PageHeader
        title={title}
        summary={[
          customerName,
          number ?? (proposal ? 'Rascunho' : 'Nova proposta'),
          proposal?.predecessor && `nova versão da ${formatProposalNumber(proposal.predecessor.count)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <StepBar steps={steps} current={step} />
      {children}
    </WizardPage>
  );
}

/** Two columns of a wizard step: the form and its live summary. On narrow screens, the two are stacked. */
export const StepColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 21rem;
  gap: ${space[24]};
  align-items: start;
  @media ${screen.medium} { grid-template-columns: minmax(0, 1fr); }
`;

export const StepMain = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
`;

/** Side column of a wizard step, which stays in sight while a long form scrolls. */
export const StepAside = styled.aside`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
  @media ${screen.medium} { position: static; }
`;

/** Page of the proposal wizard, wide enough for a form and its live summary side by side. */
export const WizardPage = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  max-width: 76rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} 0;
  > nav, > p { margin-bottom: ${space[16]}; }
  /* The foot of a short step stands at the foot of the page. */
  > form { flex: 1; }
  > form > footer { margin-top: auto; }
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} 0; }
`;
