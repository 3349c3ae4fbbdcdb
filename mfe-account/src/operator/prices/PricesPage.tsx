import type { PriceListOnDay } from '@girassol/account-domain/contract';
import { formatDate, toIsoDate } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Heading,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OperatorPage } from '../OperatorPage';
import { NewPricesDialog } from './NewPricesDialog';
import { PriceTable } from './PriceTable';
import { type Prices, sortPriceLists } from './price-lists';
import { usePriceLists } from './use-price-lists';

/** Operator page `/operador/precos`: the prices in force, those to come and those that were. */
export default function PricesPage() {
  return (
    <OperatorPage>
      <PriceLists />
    </OperatorPage>
  );
}

function PriceLists() {
  const { data, error, isFetching, refetch } = usePriceLists();
  const [isSetting, setIsSetting] = useState(false);
  const { current, coming, past } = sortPriceLists(data?.lists ?? [], toIsoDate(Date.now()));
  return (
    <Stack gap={16}>
      <PageHeader
        title="Preços"
        summary="As assinaturas em andamento mantêm o preço até a renovação, e o titular é avisado 30 dias antes."
        actions={
          current && (
            <Button icon="plus" variant="primary" onClick={() => setIsSetting(true)}>
              Nova tabela
            </Button>
          )
        }
      />
      {!data && error && <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius={10} />}
      {data && !current && (
        <EmptyState
          title="Nenhuma tabela de preços"
          text="Nenhuma tabela vale hoje: as que começam depois aparecem abaixo."
          action={<Button onClick={() => void refetch()}>Carregar de novo</Button>}
        />
      )}
      {coming.map((list, at) => (
        <PriceListCard
          key={list._id}
          list={list}
          before={(coming[at - 1] ?? current)?.prices}
          badge={<Badge tone="info">A partir de {formatDate(list.validFrom)}</Badge>}
          title="Próxima tabela"
        />
      ))}
      {current && (
        <PriceListCard
          list={current}
          badge={<Badge tone="good">Desde {formatDate(current.validFrom)}</Badge>}
          title="Em vigor"
        />
      )}
      {past.length > 0 && <PastLists lists={past} />}
      {isSetting && current && (
        <NewPricesDialog current={current.prices} onClose={() => setIsSetting(false)} />
      )}
    </Stack>
  );
}

interface PriceListCardProps {
  list: PriceListOnDay;
  title: string;
  badge: React.ReactNode;
  before?: Prices | undefined;
}

function PriceListCard({ list, title, badge, before }: PriceListCardProps) {
  const { _id, prices } = list;
  return (
    <Card padding={16} as="section" aria-labelledby={_id}>
      <Stack gap={12}>
        <Row gap={8} wraps>
          <Heading level={2} id={_id}>
            {title}
          </Heading>
          {badge}
        </Row>
        <PriceTable prices={prices} before={before} />
        <Author list={list} />
      </Stack>
    </Card>
  );
}

/** Author of a price list, with the reason. */
function Author({ list: { by, why, at } }: { list: PriceListOnDay }) {
  return (
    <Text as="p" size={13} tone="soft">
      {`${by}: ${why} · `}
      <DateText value={at} show="dateTime" />
    </Text>
  );
}

/** Price lists that hold no more, each behind a line that opens it. */
function PastLists({ lists }: { lists: readonly PriceListOnDay[] }) {
  return (
    <Stack gap={8} as="section" aria-label="Anteriores">
      <Heading level={2}>Anteriores</Heading>
      {lists.map((list) => (
        <Past key={list._id}>
          <summary>{`Desde ${formatDate(list.validFrom)}`}</summary>
          <Stack gap={12}>
            <PriceTable prices={list.prices} />
            <Author list={list} />
          </Stack>
        </Past>
      ))}
    </Stack>
  );
}

const { color, font, radius, space } = tokens;

const Past = styled.details`
  padding: 0 ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  summary { padding: ${space[12]} 0; color: ${color.ink}; font: ${font[14]}; cursor: pointer; }
  &[open] { padding-bottom: ${space[16]}; }
`;
