import type { Financing } from '@girassol/shared-domain/contract';
import { EmptyState } from '@girassol/shared-ui';
import { isFinancingLost } from '../financing/financing-badge';

/** Message in place of the options of a financing that has none to choose from: why there is none, and what follows. */
export function NoOptionsState({ financing }: { financing: Financing }) {
  return <EmptyState isCompact {...describeNoOptions(financing)} />;
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
