import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import {
  boardDescriptions,
  formatContractNumber,
  formatDate,
  formatItemNumber,
} from '@girassol/shared-domain';
import type { CustomerContract } from '@girassol/shared-domain/contract';
import { Badge, ButtonLink, EmptyState, TextLink, tokens } from '@girassol/shared-ui';
import { BorderedList } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contractPath } from '../addresses/contracts';
import { ContractsPlaceholder } from '../data/ContractsPlaceholder';
import { SignatureBadge } from '../signature/SignatureBadge';

const LIST = 'GET /contracts/customer/:cid';

/** "Contratos" tab of a customer's page: the contracts of all items of the customer, newest first. */
export default function CustomerContractsTab({ customer }: SlotContext<'customer.tab/v1'>) {
  useRefreshOnEvent(LIST, (event) => event.kind === 'contracts-changed');
  const { data, error, isFetching, refetch } = useApiQuery(
    LIST,
    { params: { cid: customer._id } },
    { refetchOnMount: 'always' },
  );
  if (!data) return <ContractsPlaceholder {...{ error, isFetching, refetch }} />;
  if (data.contracts.length === 0)
    return (
      <EmptyState
        isCompact
        title="Este cliente ainda não tem contratos"
        text="Um contrato é gerado na venda do cliente, na aba Contratos."
        action={
          <ButtonLink as={Link} to={`/cliente/editar/${customer._id}?aba=negocios`} size="sm" icon="kanban">
            Ver negócios
          </ButtonLink>
        }
      />
    );
  return (
    <BorderedList aria-label="Contratos do cliente, do mais novo ao mais antigo">
      {data.contracts.map((contract) => (
        <li key={contract._id}>
          <ContractLine contract={contract} />
        </li>
      ))}
    </BorderedList>
  );
}

function ContractLine({ contract }: { contract: CustomerContract }) {
  const { _id, number, name, registryTimestamp, userName, signatureState, sale } = contract;
  return (
    <Line>
      <div>
        <TextLink as={Link} to={contractPath(_id, sale._id)}>
          {name}
        </TextLink>
        <small>
          {formatContractNumber(number)} · {boardDescriptions[sale.type].itemName}{' '}
          {formatItemNumber(sale.number)} · {formatDate(registryTimestamp)}, por {userName}
        </small>
      </div>
      {signatureState ? <SignatureBadge state={signatureState} /> : <Badge>Sem assinatura</Badge>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  font: ${tokens.font[14]};
  > div { min-width: 0; overflow-wrap: anywhere; }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font: ${tokens.font[12]};
  }
`;
