import { formatMoney } from '@girassol/shared-domain';
import { Button, confirm, Stack, showSnackbar, Text, TextLink, tokens } from '@girassol/shared-ui';
import { QrCode } from '@girassol/shared-ui/codes';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { CopyableCode } from '../payment/CopyableCode';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { WaitingLine } from '../payment/WaitingLine';
import type { Subscription, SubscriptionPartProps } from './subscription-part';
import { endAutomaticPix, requestAutomaticPix } from './use-subscription';
import { useSubscriptionPolling } from './use-subscription-polling';

/** Describes the authorization of Pix Automático of a subscription. */
function describeAuthorization({ authorization }: Subscription): string {
  if (authorization?.state === 'active')
    return authorization.maxCents === null
      ? 'Ativo. A renovação é debitada sozinha, sem teto.'
      : `Ativo. A renovação é debitada sozinha, até ${formatMoney(authorization.maxCents / 100)} por cobrança.`;
  if (authorization?.state === 'pending') return 'Esperando você confirmar no app do banco.';
  if (authorization?.state === 'refused')
    return 'O banco recusou a autorização. Tente de novo, ou pague por Pix, boleto ou cartão.';
  return 'Autorize uma vez no app do banco e a renovação é paga sozinha. Você define o teto e cancela quando quiser.';
}

/** Pix Automático of a subscription: its authorization, its state and ceiling, and its end. */
export function AutomaticPixCard({ userId, subscription }: SubscriptionPartProps) {
  const { authorization, offersAutomaticPix, canceledOn } = subscription;
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [request, setRequest] = useState<{ pixCode: string; demonstrationPage: string | null } | null>(null);
  const isActive = authorization?.state === 'active';
  const isWaiting = authorization?.state === 'pending';
  useSubscriptionPolling(userId, request !== null && !isActive);
  if (canceledOn !== null || (!offersAutomaticPix && !authorization)) return null;

  async function attempt(work: () => Promise<void>) {
    setIsPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsPending(false);
    }
  }

  async function end() {
    const isSure = await confirm({
      title: 'Encerrar o Pix Automático',
      text: 'A próxima renovação não será debitada sozinha: você paga por Pix, boleto ou cartão.',
      confirmLabel: 'Encerrar',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (!isSure) return;
    await attempt(async () => {
      await endAutomaticPix(userId);
      showSnackbar({ text: 'Pix Automático encerrado.' });
    });
  }

  return (
    <SectionCard title="Pix Automático">
      <Text as="p" tone={isActive ? 'good' : 'soft'}>
        {describeAuthorization(subscription)}
      </Text>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Buttons>
        {!isActive && offersAutomaticPix && (
          <Button
            size="lg"
            isPending={isPending}
            onClick={() => void attempt(async () => setRequest(await requestAutomaticPix(userId)))}
          >
            {isWaiting ? 'Ver o QR code' : 'Autorizar Pix Automático'}
          </Button>
        )}
        {(isActive || isWaiting) && (
          <Button size="lg" variant="ghost" isPending={isPending} onClick={() => void end()}>
            {isActive ? 'Encerrar' : 'Desistir'}
          </Button>
        )}
      </Buttons>
      {request && (
        <Dialog isOpen title="Autorizar Pix Automático" onClose={() => setRequest(null)}>
          {isActive ? (
            <Stack gap={16}>
              <Text as="p" tone="good" role="status">
                Autorizado. A partir da próxima renovação você não precisa fazer nada.
              </Text>
              <Button variant="primary" size="lg" onClick={() => setRequest(null)}>
                Concluir
              </Button>
            </Stack>
          ) : (
            <Stack gap={16}>
              <Text as="p">
                Leia o QR code no app do banco, ou cole o código em Pix. Nada é cobrado agora. Nem todo banco
                oferece Pix Automático para empresas.
              </Text>
              <CopyableCode
                code={request.pixCode}
                label="Copiar código"
                copiedText="Código de autorização copiado."
              />
              <QrCode text={request.pixCode} label="QR code do Pix Automático" />
              <WaitingLine text="Esperando a autorização. Esta tela avisa sozinha." />
              {request.demonstrationPage && (
                <TextLink href={request.demonstrationPage} target="_blank" rel="noopener noreferrer">
                  Autorizar no Banco Demonstração
                </TextLink>
              )}
            </Stack>
          )}
        </Dialog>
      )}
    </SectionCard>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;
