import { formatCountWithNoun } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  MoneyText,
  Row,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { customerPath } from '../../addresses/customers';
import { CustomerTimeline } from '../timeline/CustomerTimeline';
import { CustomerDocuments } from './CustomerDocuments';
import { CustomerFacts } from './CustomerFacts';
import { listMissingCustomerData } from './missing-customer-data';
import { OpenItems } from './OpenItems';
import { SkeletonLines } from './record-layout';
import { type CustomerItem, useCustomerItems } from './use-customer-items';

interface CustomerOverviewProps {
  customer: CustomerRecord;
  viewerId: string;
  /** Path that registers a sale of the customer; null for a person who may not. */
  newSalePath: string | null;
  /** Path that begins a proposal for the customer; null for a person who may not. */
  newProposalPath: string | null;
  /** May the person fill in what is missing? */
  changes: boolean;
  /** Shows document, phones and address, where they do not stand above the tabs. */
  hasFacts: boolean;
  /** Shows the timeline below, where it has no column of its own. */
  hasTimeline: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** First tab of a customer's page: what is under way and what comes next, the amounts, proposals and contracts. */
export function CustomerOverview(props: CustomerOverviewProps) {
  const { customer, viewerId, newSalePath, newProposalPath, changes, hasFacts, hasTimeline, now } = props;
  const timelineTitle = useId();
  const { data, error, isError, refetch } = useCustomerItems(customer._id);
  const missing = changes ? listMissingCustomerData(customer) : [];
  return (
    <Stack gap={24}>
      {isError && !data && (
        <ErrorState
          error={error}
          isCompact
          title="Não foi possível carregar os negócios"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <SkeletonLines label="Carregando o resumo" />}
      {data && <SalesFigures items={data.items} />}
      {hasFacts && (data || isError) && <CustomerFacts customer={customer} />}
      {data && (
        <OpenItems items={data.items} viewerId={viewerId} now={now}>
          <EmptyState
            isCompact
            title="Nenhum negócio em andamento"
            text={
              newSalePath || newProposalPath
                ? 'Comece por uma proposta ou registre a venda.'
                : 'O que for registrado para este cliente aparece aqui.'
            }
            action={
              (newSalePath || newProposalPath) && (
                <Row gap={8} wraps justify="center">
                  {newProposalPath && (
                    <ButtonLink as={Link} to={newProposalPath} size="sm" icon="plus">
                      Fazer proposta
                    </ButtonLink>
                  )}
                  {newSalePath && (
                    <ButtonLink as={Link} to={newSalePath} size="sm" icon="plus">
                      Registrar venda
                    </ButtonLink>
                  )}
                </Row>
              )
            }
          />
        </OpenItems>
      )}
      <CustomerDocuments customerId={customer._id} />
      {missing.length > 0 && (
        <Text as="p" size={13} tone="soft">
          {missing.length === 1 ? 'Falta' : 'Faltam'} no cadastro: {missing.join(', ')}.{' '}
          <TextLink as={Link} to={customerPath(customer._id, 'dados')}>
            Completar os dados
          </TextLink>
        </Text>
      )}
      {hasTimeline && (
        <section aria-labelledby={timelineTitle}>
          <Stack gap={12}>
            <Heading level={2} size={16} id={timelineTitle}>
              Linha do tempo
            </Heading>
            <CustomerTimeline customerId={customer._id} now={now} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** Number and amount of the customer's sales that are under way and that are won; nothing without a sale. */
function SalesFigures({ items }: { items: readonly CustomerItem[] }) {
  const sales = items.filter(({ type }) => type === 'SALES');
  if (sales.length === 0) return null;
  const figures = [
    { label: 'Em negociação', sales: sales.filter(({ status }) => status === 'IN_PROGRESS') },
    { label: 'Vendas ganhas', sales: sales.filter(({ status }) => status === 'CLOSED') },
  ];
  return (
    <Figures aria-label="Vendas do cliente">
      {figures.map(({ label, sales: counted }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MoneyText value={counted.reduce((sum, { amount }) => sum + amount, 0)} />
            <small>{formatCountWithNoun(counted.length, 'venda', 'vendas')}</small>
          </dd>
        </div>
      ))}
    </Figures>
  );
}

const { color, font, radius, space, weight } = tokens;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  margin: 0;
  > div {
    padding: ${space[12]} ${space[16]};
    border: 1px solid ${color.lineSoft};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  dt { color: ${color.inkSoft}; font: ${font[13]}; }
  dd {
    margin: 0;
    color: ${color.ink};
    font: ${font[20]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: ${font[12]};
  }
`;
