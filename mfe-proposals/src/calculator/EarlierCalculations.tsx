import { useApiQuery } from '@girassol/shared-auth';
import { formatDateTime, formatNumber } from '@girassol/shared-domain';
import { Button, Card, Heading, Row, Stack, Text, TextLink, tokens } from '@girassol/shared-ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { calculationResultPath } from '../addresses/calculator';

/** List of the person's earlier calculations in the calculator. Renders nothing if the list is empty. */
export function EarlierCalculations({ exceptId }: { exceptId?: string }) {
  const [page, setPage] = useState(1);
  const { data } = useApiQuery(
    'GET /calculations/paginated/:multiplier',
    { params: { multiplier: page } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const calculations = (data?.calculations ?? []).filter(({ _id }) => _id !== exceptId);
  if (calculations.length === 0 && page === 1) return null;
  return (
    <Screen>
      <Card as="section" aria-label="Cálculos anteriores">
        <Stack gap={12}>
          <Heading level={2} size={16}>
            Cálculos anteriores
          </Heading>
          <List>
            {calculations.map(({ _id, city, uf, monthlyConsumption, registryTimestamp }) => (
              <li key={_id}>
                <TextLink as={Link} to={calculationResultPath(_id)}>
                  {city}/{uf}, {formatNumber(monthlyConsumption, 0)} kWh por mês
                </TextLink>
                <Text size={13} tone="soft">
                  {formatDateTime(registryTimestamp)}
                </Text>
              </li>
            ))}
          </List>
          {(page > 1 || data?.hasMoreItems) && (
            <Row gap={8} justify="end">
              <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Mais novos
              </Button>
              <Button size="sm" disabled={!data?.hasMoreItems} onClick={() => setPage(page + 1)}>
                Mais antigos
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
    </Screen>
  );
}

const { color, space } = tokens;

const Screen = styled.div`
  @media print { display: none; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child { border-top: 0; }
`;
