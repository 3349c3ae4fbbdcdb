import { isAnsweredByArea } from '@girassol/federation/remote';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, Row, Text } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

interface FinancingOffersLineProps {
  proposal: Proposal;
  /** Path of the financing step. */
  to: string;
  isConcluded: boolean;
}

/**
 * Line that tells if the document shows financing offers, with the ways to add some: the financing step, and the
 * simulation with a bank. Offers should be added before the customer has the link.
 */
export function FinancingOffersLine({ proposal, to, isConcluded }: FinancingOffersLineProps) {
  const offers = proposal.revenueData?.financing?.length ?? 0;
  const simulation = `/financiamentos/simulacao/${proposal._id}`;
  return (
    <Row gap={12} align="center" wraps>
      <Text size={13}>{describeOffers(offers, isConcluded)}</Text>
      <ButtonLink as={Link} to={to} size="sm" icon="landmark">
        {offers === 0 ? 'Adicionar financiamento' : 'Ver o financiamento'}
      </ButtonLink>
      {!isConcluded && isAnsweredByArea(simulation) && (
        <ButtonLink as={Link} to={simulation} size="sm" variant="ghost" icon="calculator">
          Simular com o banco
        </ButtonLink>
      )}
    </Row>
  );
}

function describeOffers(offers: number, isConcluded: boolean): string {
  if (offers === 1) return 'A proposta mostra 1 opção de financiamento.';
  if (offers > 1) return `A proposta mostra ${offers} opções de financiamento.`;
  return isConcluded
    ? 'Antes de enviar: a proposta mostra só o preço à vista.'
    : 'A proposta mostra só o preço à vista. Junte o financiamento antes de concluir.';
}
