import { useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { simulationPath } from '../addresses/financing';
import { isFinancingLost } from '../financing/financing-badge';

/**
 * Message in place of the options of a financing that has none to choose from: why there is none, and what follows. Once
 * the bank is done with it, that is another simulation of its proposal.
 */
export function NoOptionsState({ financing }: { financing: Financing }) {
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const isOver = financing.proposals.length > 0 || isFinancingLost(financing);
  return (
    <EmptyState
      isCompact
      {...describeNoOptions(financing)}
      action={
        mayEdit &&
        isOver && (
          <ButtonLink as={Link} to={simulationPath(financing.proposal._id)} size="sm" icon="calculator">
            Nova simulação
          </ButtonLink>
        )
      }
    />
  );
}

function describeNoOptions(financing: Financing): { title: string; text: string } {
  if (financing.proposals.length > 0)
    return {
      title: 'O banco recusou todas as opções',
      text: 'Nenhuma delas pode ir para a proposta. Faça um novo pedido com outro prazo ou outra entrada.',
    };
  if (isFinancingLost(financing))
    return {
      title: 'Este financiamento terminou sem opções',
      text: 'O banco não fez nenhuma oferta neste pedido.',
    };
  return {
    title: 'O banco ainda analisa este pedido',
    text: 'As opções aparecem aqui quando ele responder.',
  };
}
