import { useSession } from '@girassol/shared-auth';
import { FINISHING_STEP, formatProposalNumber, hasFinancing } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { PageHeader, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StepBar } from './StepBar';
import { WayBack } from './WayBack';
import { wizardSteps } from './wizard-steps';

const { screen, space } = tokens;

interface WizardFrameProps {
  title: string;
  /** From 1. */
  step: number;
  /** Null before the first step was saved. */
  proposal: Proposal | null;
  customerName: string;
  /** Where it was begun, while there is no proposal that says so. */
  from?: { customerId: string; saleId: string | null };
  children: ReactNode;
}

/** What every step stands in: whose proposal it is, how far it got, and the step itself. */
export function WizardFrame({ title, step, proposal, customerName, from, children }: WizardFrameProps) {
  const session = useSession();
  // A white label without financing ends at the validation (financing-103).
  const steps = wizardSteps(proposal).slice(
    0,
    session && !hasFinancing(session) ? FINISHING_STEP : undefined,
  );
  const origin = proposal ? { customerId: proposal.customerData._id, saleId: proposal.saleId } : from;
  const number = proposal?.count != null ? `Proposta ${formatProposalNumber(proposal.count)}` : null;
  return (
    <WizardPage>
      {origin && <WayBack {...origin} />}
      <PageHeader
        title={title}
        summary={[
          customerName,
          number ?? (proposal ? 'Proposta em elaboração' : 'Nova proposta'),
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

/** The form beside its live summary; below it where there is no room. */
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

/** Stays in sight beside a long form. */
export const StepAside = styled.aside`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
  @media ${screen.medium} { position: static; }
`;

/** Wide enough for a form beside its summary. */
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
