import { isAnsweredByArea } from '@girassol/federation/remote';
import { useReadOnlyReason } from '@girassol/shared-auth';
import { formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { creditRequestPath, proposalPricePath } from '../addresses/financing';
import { OfferComparison } from '../comparison/OfferComparison';
import { SIMPLES_UNSUPPORTED_MESSAGE } from '../financing/financing-labels';
import { TermFields } from './TermFields';
import { TermSummary } from './TermSummary';
import {
  hasSimulationTerms,
  parseSimulationTerms,
  type SimulationTerms,
  toSimulationTermsQuery,
} from './terms-address';
import { useQuotes } from './use-quotes';
import { useSuggestedInstallments } from './use-suggested-installments';

/**
 * Form for the terms of a financing simulation, with live offers of the bank. On a phone the form is one line once there are
 * offers, until it is edited.
 */
export function SimulationForm({ proposal }: { proposal: Proposal }) {
  const [query, setQuery] = useSearchParams();
  const [typed, setTerms] = useState(() => parseSimulationTerms(query, proposal.customerData.isCompany));
  const [hasChosenLengths, setChosenLengths] = useState(() => hasSimulationTerms(query));
  const price = proposal.revenueData?.finalPrice ?? 0;
  // With another entry the bank has nothing to finance: the last offers stay until it is corrected.
  const isEntryValid = typed.entry < price;
  const suggested = useSuggestedInstallments(proposal._id, typed, isEntryValid && !hasChosenLengths);
  const terms = hasChosenLengths ? typed : { ...typed, installments: suggested };
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const mayEditProposal = useReadOnlyReason('proposals') === undefined;
  const quotes = useQuotes(proposal._id, terms, { isEnabled: isEntryValid });
  const change = (parts: Partial<SimulationTerms>) => {
    const next = { ...terms, ...parts };
    setTerms(next);
    setChosenLengths(true);
    setQuery(toSimulationTermsQuery(next), { replace: true });
  };
  const { data } = quotes;
  const [isEditing, setEditing] = useState(false);
  const offers = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  // What is wrong is seen beside its field.
  const isFolded = data !== undefined && !isEditing && isEntryValid;
  const showOffers = () => {
    flushSync(() => setEditing(false));
    offers.current?.focus({ preventScroll: true });
    offers.current?.scrollIntoView({ block: 'start' });
  };

  const showTerms = () => {
    flushSync(() => setEditing(true));
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  };

  if (price <= 0) {
    const pricing = proposalPricePath(proposal.frontId);
    return (
      <EmptyState
        title="Esta proposta não tem preço"
        text="Termine a precificação da proposta para simular o financiamento."
        action={
          mayEditProposal &&
          isAnsweredByArea(pricing) && (
            <ButtonLink as={Link} to={pricing} icon="wallet">
              Ir para o preço
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <Stack gap={16}>
      {isFolded && <TermSummary terms={terms} price={price} onEdit={() => setEditing(true)} />}
      <Form ref={form} tabIndex={-1} data-folded={isFolded || undefined}>
        <TermFields terms={terms} price={price} onChange={change} />
        {data && isEditing && (
          <Button variant="primary" icon="check" onClick={showOffers}>
            Ver as ofertas
          </Button>
        )}
      </Form>
      {mayEdit && (
        <Row gap={8} wraps>
          {isEntryValid ? (
            <ButtonLink
              as={Link}
              to={`${creditRequestPath(proposal._id)}?${toSimulationTermsQuery(terms)}`}
              variant="primary"
              icon="send"
            >
              Pedir análise de crédito
            </ButtonLink>
          ) : (
            <Button variant="primary" icon="send" disabled>
              Pedir análise de crédito
            </Button>
          )}
        </Row>
      )}
      {quotes.isError && !data && (
        <ErrorState
          error={quotes.error}
          title="O banco não respondeu à simulação"
          isRetrying={quotes.isFetching}
          onRetry={() => void quotes.refetch()}
        />
      )}
      {!data && !quotes.isError && isEntryValid && <Skeleton height={360} />}
      {data && (
        <Offers
          ref={offers}
          tabIndex={-1}
          role="group"
          aria-label="Ofertas do banco"
          aria-busy={quotes.isPlaceholderData}
          style={{ opacity: quotes.isPlaceholderData ? 0.6 : 1 }}
        >
          <Row gap={8} wraps align="center">
            <Heading level={2} size={16}>
              {data.provider.label}
            </Heading>
            {data.provider.isDemonstration && <Badge>Banco de demonstração</Badge>}
            {isEntryValid && (
              <Text size={13} tone="soft">{`${formatMoney(price - terms.entry)} a financiar`}</Text>
            )}
          </Row>
          {terms.isCNPJ && terms.isSimples && data.provider.takesSimples === false && (
            <Text as="p" size={13} tone="warn" role="status">
              {SIMPLES_UNSUPPORTED_MESSAGE}
            </Text>
          )}
          {data.offers.length === 0 ? (
            <EmptyState
              isCompact
              title="O banco não faz oferta nestas condições"
              action={
                <Button size="sm" icon="pencil" onClick={showTerms}>
                  Mudar as condições
                </Button>
              }
            />
          ) : (
            <OfferComparison
              offers={data.offers}
              getKey={({ installments, system }) => `${installments} ${system}`}
              monthlySaving={data.monthlySaving}
            />
          )}
          <Text as="p" size={12} tone="soft">
            Simulação sem compromisso. As condições valem depois da análise de crédito do banco.
          </Text>
        </Offers>
      )}
    </Stack>
  );
}

const { screen, space } = tokens;

/** On a phone the terms are folded to one line where offers are there, which are seen at once. */
const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  scroll-margin-top: ${space[48]};
  outline: none;
  > button { display: none; }
  @media ${screen.phone} {
    &[data-folded] { display: none; }
    > button { display: inline-flex; }
  }
`;

const Offers = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  scroll-margin-top: ${space[48]};
  outline: none;
`;
