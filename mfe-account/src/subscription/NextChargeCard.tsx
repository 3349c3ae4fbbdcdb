import { formatDate, formatMoney } from '@girassol/shared-domain';
import { Button, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { CardPayment } from '../payment/CardPayment';
import { PriceLines } from '../signup/PriceLines';
import { RenewalButtons } from './RenewalButtons';
import type { Subscription, SubscriptionPartProps } from './subscription-part';
import { replaceCard } from './use-subscription';

/** Describes how the next charge is paid. */
function describeMethod({ method, card, isTrial }: Subscription): string {
  if (isTrial) return 'Preço do plano com a implantação, que se paga uma vez.';
  if (method === 'card' && card)
    return `Cobrada sozinha no cartão ${card.brand} final ${card.lastDigits}, válido até ${card.expires.split('-').reverse().join('/')}.`;
  if (method === 'pixAutomatic') return 'Debitada sozinha por Pix Automático.';
  return 'Enviamos a cobrança por e-mail dez dias antes. Pague por Pix, boleto ou cartão.';
}

/** Next charge with its lines, how it is paid, and the ways to pay it now or by another card. */
export function NextChargeCard(props: SubscriptionPartProps) {
  const { userId, overview, subscription } = props;
  const { nextCharge } = overview;
  const [isPayingNow, setIsPayingNow] = useState(false);
  const [isChangingCard, setIsChangingCard] = useState(false);
  // An unpaid subscription has its payment at the top of the page.
  if (!nextCharge || subscription.state !== 'active') return null;

  async function change(token: string) {
    await replaceCard(userId, token);
    setIsChangingCard(false);
  }

  return (
    <SectionCard title={subscription.isTrial ? 'Quanto custa assinar' : 'Próxima cobrança'}>
      <Head>
        <b>{formatMoney(nextCharge.amountCents / 100)}</b>
        {!subscription.isTrial && <Text tone="soft">{`em ${formatDate(nextCharge.dueOn)}`}</Text>}
      </Head>
      <Text as="p" tone="soft">
        {describeMethod(subscription)}
      </Text>
      {nextCharge.lines.length > 1 && (
        <PriceLines lines={nextCharge.lines} totalLabel="Total" totalCents={nextCharge.amountCents} />
      )}
      {/* A trial is paid at the top of the page, and nothing of it is charged by itself. */}
      {subscription.isTrial ? null : isPayingNow ? (
        <RenewalButtons {...props} />
      ) : (
        <Actions>
          <Button size="lg" onClick={() => setIsPayingNow(true)}>
            Renovar agora
          </Button>
          <Button size="lg" variant="ghost" icon="credit-card" onClick={() => setIsChangingCard(true)}>
            {subscription.card ? 'Trocar o cartão' : 'Pagar sempre no cartão'}
          </Button>
        </Actions>
      )}
      {isChangingCard && (
        <Dialog
          isOpen
          title={subscription.card ? 'Trocar o cartão' : 'Pagar sempre no cartão'}
          onClose={() => setIsChangingCard(false)}
        >
          <Text as="p">Nada é cobrado agora: o cartão vale a partir da próxima cobrança.</Text>
          <CardPayment refusal={null} onPay={change} />
        </Dialog>
      )}
    </SectionCard>
  );
}

const { font, space, weight } = tokens;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[8]};
  b { font: ${font[24]}; font-weight: ${weight.strong}; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
