import type { ListedBankApplication } from '@girassol/shared-domain/contract';
import {
  Badge,
  ButtonLink,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  LoadMore,
  MoneyText,
  Row,
  Skeleton,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { financingListPath } from '../addresses/financing';
import { getBankStatusBadge } from '../financing/financing-badge';
import { CreditApplicationDetails } from './CreditApplicationDetails';
import { NextBankStep } from './NextStep';
import { useCreditApplications } from './use-desk';

/** List of the credit requests to the bank, with the details of the request that is open. */
export function CreditApplicationList() {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('pedido');
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, ...query } =
    useCreditApplications();
  if (!data && error)
    return <ErrorState error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={320} radius={10} />;
  const applications = data.pages.flatMap((page) => page.applications);
  if (applications.length === 0)
    return (
      <EmptyState
        title="Ninguém pediu nada ao banco"
        text="Peça uma análise de crédito em Financiamentos, e ela aparece aqui."
        action={
          <ButtonLink as={Link} to={financingListPath(false)}>
            Abrir os financiamentos
          </ButtonLink>
        }
      />
    );
  return (
    <Desk data-open={openId !== null}>
      <section aria-label="Pedidos">
        <Rows>
          {applications.map((application) => (
            <li key={application._id}>
              <Line
                application={application}
                isOpen={application._id === openId}
                onOpen={() => setSearch({ pedido: application._id })}
              />
            </li>
          ))}
        </Rows>
        {hasNextPage && (
          <LoadMore
            onMore={() => void query.fetchNextPage()}
            isLoading={isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            failure="Não foi possível carregar mais pedidos."
          />
        )}
      </section>
      {openId === null ? (
        <Hint>
          <Text tone="soft">Escolha um pedido para ver o que o banco sabe dele e decidir.</Text>
        </Hint>
      ) : (
        <CreditApplicationDetails key={openId} id={openId} onClose={() => setSearch({})} />
      )}
    </Desk>
  );
}

interface LineProps {
  application: ListedBankApplication;
  isOpen: boolean;
  onOpen: () => void;
}

function Line({ application, isOpen, onOpen }: LineProps) {
  const { label, tone } = getBankStatusBadge(application.status);
  return (
    <Open type="button" aria-current={isOpen} onClick={onOpen}>
      <Row gap={8} wraps justify="between">
        <Text weight={500}>{application.applicant}</Text>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Text as="p" size={13} tone="soft">
        {`Nº ${application.number} · ${application.companyName} · `}
        <MoneyText value={application.amount} />
        {' · '}
        <DateText value={application.at} show="dateTime" />
      </Text>
      <NextBankStep application={application} />
    </Open>
  );
}

const { color, radius, screen, space } = tokens;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(18rem, 26rem) minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;
  padding-top: ${space[16]};
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-open='true'] > section:first-child { display: none; }
  }
`;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Open = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[12]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  &[aria-current='true'] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;

const Hint = styled(Card)`
  padding: ${space[24]};
  @media ${screen.narrow} { display: none; }
`;
