import type { Financing } from '@girassol/shared-domain/contract';
import { describeMissingDocuments } from '@girassol/shared-domain/financing';
import { toFinancingDealFacts } from '../financing/deal-facts';
import { listDisplayedSteps } from '../financing/displayed-steps';
import { getBankStatusBadge, isBankSilent, isFinancingLost } from '../financing/financing-badge';
import {
  countDaysUntilInstallationProof,
  describeInstallationProofDeadline,
} from '../financing/financing-labels';
import { Notice } from '../registration/Notice';

/**
 * Notices at the top of a financing: the latest message of the bank, that the bank's response is pending, and
 * the deadline for proving the installation.
 */
export function BankNotices({ financing }: { financing: Financing }) {
  const { statusReason, btg, isWaiting, provider } = financing;
  const days = countDaysUntilInstallationProof(financing);
  // Without the Marketplace the documents go another way (financing-050).
  const missing =
    financing.variant === 'MARKETPLACE'
      ? describeMissingDocuments(toFinancingDealFacts(financing), financing.now)
      : null;
  const isInstallersTurn = listDisplayedSteps(financing).some(({ turn }) => turn === 'installer');
  return (
    <>
      {days !== null && days < 0 && (
        <Notice tone="red">{`Documentos em atraso: o envio dos comprovantes da obra está ${describeInstallationProofDeadline(days)}.`}</Notice>
      )}
      {days !== null && days >= 0 && (
        <Notice tone="cyan">{`Prazo para comprovar a obra: ${describeInstallationProofDeadline(days)}.`}</Notice>
      )}
      {isBankSilent(financing) && (
        <Notice tone="grey">{`${provider.label} não responde há mais de 7 dias. Isso não é uma recusa: o pedido continua aberto.`}</Notice>
      )}
      {missing && (
        <Notice tone="cyan">{`Faltam ${missing}: ${provider.label} segue com o pedido depois do envio.`}</Notice>
      )}
      {!isBankSilent(financing) && isWaiting && !missing && !isInstallersTurn && (
        <Notice tone="cyan">{`Aguardando a resposta de ${provider.label}. Esta tela se atualiza sozinha.`}</Notice>
      )}
      {statusReason && (
        <Notice
          tone={isFinancingLost(financing) ? 'red' : 'grey'}
        >{`${getBankStatusBadge(btg.status).label}: ${statusReason}`}</Notice>
      )}
    </>
  );
}
