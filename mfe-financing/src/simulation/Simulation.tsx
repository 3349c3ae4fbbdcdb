import { formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  Badge,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { requestPath } from '../addresses/financing';
import { OfferComparison } from '../comparison/OfferComparison';
import { TermFields } from './TermFields';
import { readTerms, type SimulationTerms, writeTerms } from './terms-address';
import { useQuotes } from './use-quotes';

/** Terms, and the offers for them as one changes them. */
export function Simulation({ proposal }: { proposal: Proposal }) {
  const [query, setQuery] = useSearchParams();
  const [terms, setTerms] = useState(() => readTerms(query));
  const price = proposal.revenueData?.finalPrice ?? 0;
  const quotes = useQuotes(proposal._id, terms);
  const change = (parts: Partial<SimulationTerms>) => {
    const next = { ...terms, ...parts };
    setTerms(next);
    setQuery(writeTerms(next), { replace: true });
  };
  const { data } = quotes;

  if (price <= 0)
    return (
      <EmptyState
        title="Esta proposta não tem preço"
        text="Termine a precificação da proposta para simular o financiamento."
      />
    );
  return (
    <Stack gap={16}>
      <TermFields terms={terms} price={price} onChange={change} />
      {quotes.isError && !data && (
        <ErrorState
          error={quotes.error}
          title="O banco não respondeu à simulação"
          isRetrying={quotes.isFetching}
          onRetry={() => void quotes.refetch()}
        />
      )}
      {!data && !quotes.isError && <Skeleton height={360} />}
      {data && (
        <Stack
          gap={12}
          aria-busy={quotes.isPlaceholderData}
          style={{ opacity: quotes.isPlaceholderData ? 0.6 : 1 }}
        >
          <Row gap={8} wraps align="center">
            <Heading level={2} size={16}>
              {data.provider.label}
            </Heading>
            {data.provider.isDemonstration && <Badge>Banco de demonstração</Badge>}
            <Text size={13} tone="soft">{`${formatMoney(price - terms.entry)} a financiar`}</Text>
          </Row>
          {data.offers.length === 0 ? (
            <EmptyState isCompact title="O banco não faz oferta nestas condições" />
          ) : (
            <OfferComparison
              offers={data.offers}
              keyOf={({ installments, system }) => `${installments} ${system}`}
              monthlySaving={data.monthlySaving}
            />
          )}
          <Text as="p" size={12} tone="soft">
            Simulação sem compromisso. As condições valem depois da análise de crédito do banco.
          </Text>
        </Stack>
      )}
      <Row gap={8} wraps>
        <ButtonLink
          as={Link}
          to={`${requestPath(proposal._id)}?${writeTerms(terms)}`}
          variant="primary"
          icon="send"
        >
          Pedir análise de crédito
        </ButtonLink>
      </Row>
    </Stack>
  );
}
