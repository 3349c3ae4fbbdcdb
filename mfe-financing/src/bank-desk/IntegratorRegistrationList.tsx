import { formatCpfOrCnpj } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { sendRegistrationDecision, useIntegratorRegistrations } from './use-desk';

/**
 * List of the integrators (companies) that requested registration with the demonstration bank, with buttons to decide.
 */
export function IntegratorRegistrationList() {
  const { data, error, isFetching, refetch } = useIntegratorRegistrations();
  if (!data && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={220} radius={10} />;
  if (data.registrations.length === 0)
    return <EmptyState title="Nenhum cadastro pedido" text="Quem pede cadastro no banco aparece aqui." />;
  return (
    <List aria-label="Cadastros">
      {data.registrations.map(({ accountId, corporateName, cnpj, status, at }) => {
        const isDone = status === 'Cadastro Efetuado';
        const isRefused = status === 'Cadastro Reprovado';
        return (
          <li key={accountId}>
            <Row gap={8} wraps justify="between">
              <div>
                <Row gap={8} wraps>
                  <Text weight={500}>{corporateName}</Text>
                  <Badge tone={isDone ? 'good' : isRefused ? 'bad' : 'info'}>{status}</Badge>
                </Row>
                <Text as="p" size={13} tone="soft">
                  {`CNPJ ${formatCpfOrCnpj(cnpj)} · pedido em `}
                  <DateText value={at} show="dateTime" />
                </Text>
              </div>
              <Row gap={8}>
                {!isRefused && (
                  <Button size="sm" onClick={() => void sendRegistrationDecision(accountId, false)}>
                    Reprovar
                  </Button>
                )}
                {!isDone && (
                  <Button
                    size="sm"
                    variant="primary"
                    onClick={() => void sendRegistrationDecision(accountId, true)}
                  >
                    Cadastrar
                  </Button>
                )}
              </Row>
            </Row>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding: ${tokens.space[12]} 0; border-bottom: 1px solid ${tokens.color.lineSoft}; }
`;
