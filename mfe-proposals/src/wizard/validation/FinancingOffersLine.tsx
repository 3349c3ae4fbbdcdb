import { isAnsweredByArea } from '@girassol/federation/remote';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, Row, Stack, Text } from '@girassol/shared-ui';
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
    <Stack gap={8}>
      <Text size={13}>{describeOffers(offers, isConcluded)}</Text>
      <Row gap={8} align="center" wraps>
        <ButtonLink as={Link} to={to} size="sm" icon="landmark">
          {offers === 0 ? 'Adicionar financiamento' : 'Ver o financiamento'}
        </ButtonLink>
        {!isConcluded && isAnsweredByArea(simulation) && (
          <ButtonLink as={Link} to={simulation} size="sm" icon="calculator">
            Simular com o banco
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

function describeOffers(offers: number, isConcluded: boolean): string {
  if (offers === 1) return 'A proposta mostra 1 opção de financiamento.';
  if (offers > 1) return `A proposta mostra ${offers} opções de financiamento.`;
  return isConcluded
    ? 'Antes de enviar: a proposta mostra só o preço à vista.'
    : 'A proposta mostra só o preço à vista. O financiamento é a etapa 7 e é opcional: junte-o agora, ou depois de concluir.';
}
