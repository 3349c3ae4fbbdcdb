import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { LoadingForm } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { GenerationNotice } from './GenerationNotice';
import { type PriceRights, usePriceRights } from './price-rules';

/** Number of the price step (proposals-001). */
export const PRICE_STEP_NUMBER = 4;

interface PriceGateProps {
  pid: string;
  title: string;
  /** Making prices needs the right (pricing-013). */
  needsEditing?: boolean | undefined;
  children: (proposal: Proposal, reload: () => Promise<void>, rights: PriceRights) => ReactNode;
}

/**
 * Renders a price page once the proposal and the rights of the person are loaded. If the proposal has no kit,
 * or the page needs the right to edit prices and the person lacks the right, shows the reason instead.
 */
export function PriceGate({ pid, title, needsEditing = false, children }: PriceGateProps) {
  const rights = usePriceRights();
  return (
    <ProposalGate key={pid} pid={pid} title={title} step={PRICE_STEP_NUMBER}>
      {(proposal, reload) => {
        if (!rights) return <LoadingForm />;
        if (!proposal.realSystemData || !proposal.kitData)
          return (
            <Closed
              title="Falta o kit"
              text="Escolha o kit ou informe os equipamentos antes de definir o preço."
              to={wizardStepPath(2, proposal.frontId)}
              action="Ir para o kit"
            />
          );
        if (needsEditing && !rights.edits)
          return (
            <Closed
              title="Você não tem permissão para definir preços"
              text="Quem gerencia a conta pode dar a permissão de editar preços."
              to={wizardStepPath(PRICE_STEP_NUMBER, proposal.frontId)}
              action="Ver o que você pode usar"
            />
          );
        return (
          <>
            <GenerationNotice proposal={proposal} />
            {children(proposal, reload, rights)}
          </>
        );
      }}
    </ProposalGate>
  );
}

interface ClosedProps {
  title: string;
  text: string;
  to: string | null;
  action: string;
}

function Closed({ title, text, to, action }: ClosedProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        to && (
          <ButtonLink as={Link} to={to}>
            {action}
          </ButtonLink>
        )
      }
    />
  );
}
