import type { Financing } from '@girassol/shared-domain/contract';
import { isLost, isSilent, ofBank } from '../financing/financing-badge';
import { daysUntilInfraction, infractionText } from '../financing/words';
import { Notice } from '../registration/Notice';

/** What the bank said last, and what runs out. */
export function BankWords({ financing }: { financing: Financing }) {
  const { statusReason, btg, isWaiting, provider } = financing;
  const days = daysUntilInfraction(financing);
  return (
    <>
      {days !== null && days < 0 && (
        <Notice tone="red">{`Infração por atraso: os comprovantes da obra estão ${infractionText(days)}.`}</Notice>
      )}
      {days !== null && days >= 0 && (
        <Notice tone="cyan">{`Prazo para comprovar a obra: ${infractionText(days)}.`}</Notice>
      )}
      {isSilent(financing) && (
        <Notice tone="grey">{`${provider.label} não responde há mais de 7 dias. Isso não é uma recusa: o pedido continua aberto.`}</Notice>
      )}
      {!isSilent(financing) && isWaiting && (
        <Notice tone="cyan">{`Aguardando a resposta de ${provider.label}. Esta tela se atualiza sozinha.`}</Notice>
      )}
      {statusReason && (
        <Notice
          tone={isLost(financing) ? 'red' : 'grey'}
        >{`${ofBank(btg.status).label}: ${statusReason}`}</Notice>
      )}
    </>
  );
}
