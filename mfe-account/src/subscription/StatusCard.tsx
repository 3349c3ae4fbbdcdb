import { ENDED_AFTER_DAYS, EXPORT_DAYS } from '@girassol/account-domain/billing';
import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import { Badge, Heading, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { RenewalButtons } from './RenewalButtons';
import { ResumeButton } from './ResumeButton';
import { getSubscriptionBadge } from './subscription-badges';
import type { SubscriptionPartProps } from './subscription-part';

/** How the subscription stands in a sentence, which tells the unpaid since when and what they keep; and why, with the payment. */
export function StatusCard(props: SubscriptionPartProps) {
  const { overview, subscription } = props;
  const { state, canceledOn, isTrial } = subscription;
  const badge = getSubscriptionBadge(subscription);
  const isUnpaid = state === 'pastDue' || state === 'suspended' || (state === 'ended' && canceledOn === null);
  return (
    <Box data-tone={badge.tone} aria-label="Situação">
      <Badge tone={badge.tone}>{badge.text}</Badge>
      <Heading level={2} size={20}>
        {overview.sentence}
      </Heading>
      {overview.creditCents > 0 && (
        <Text as="p" tone="good">
          {`Você tem ${formatMoney(overview.creditCents / 100)} de crédito, usado na próxima cobrança.`}
        </Text>
      )}
      {isUnpaid && <UnpaidFacts {...props} />}
      {isTrial && state === 'active' && canceledOn === null && (
        <Text as="p" tone="soft">
          Nada é cobrado sozinho. Ao assinar agora, os dias do teste que sobram continuam valendo.
        </Text>
      )}
      {(isUnpaid || (isTrial && canceledOn === null)) && <RenewalButtons {...props} />}
      {canceledOn !== null && state !== 'ended' && (
        <ResumeButton userId={props.userId} label="Manter a assinatura" />
      )}
      {canceledOn !== null && state === 'ended' && <RenewalButtons {...props} />}
    </Box>
  );
}

/** Explains a missing payment: why, and until when an ended account can be exported. */
function UnpaidFacts({ overview: { payments }, subscription }: SubscriptionPartProps) {
  const { paidUntil, state, isTrial } = subscription;
  const refusal = payments.find(({ state: one, kind }) => one === 'open' && kind === 'renewal')?.refusal;
  return (
    <Facts>
      <div>
        <dt>Por quê</dt>
        <dd>
          {refusal ??
            (isTrial
              ? 'O teste terminou e nenhum plano foi pago.'
              : 'A renovação venceu e o pagamento não chegou.')}
        </dd>
      </div>
      {state === 'ended' && (
        <div>
          <dt>O que continua</dt>
          <dd>{describeKept(paidUntil)}</dd>
        </div>
      )}
    </Facts>
  );
}

const describeKept = (paidUntil: string | null): string =>
  `Seus dados ficam guardados para exportação${paidUntil ? ` até ${formatDate(addDays(paidUntil, ENDED_AFTER_DAYS + EXPORT_DAYS))}` : ''}.`;

const { color, font, radius, screen, shadow, space, weight } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  position: relative;
  overflow: hidden;
  &::before { content: ''; position: absolute; inset: 0 auto 0 0; width: 4px; background: ${color.good}; }
  &[data-tone='warn']::before { background: ${color.warn}; }
  &[data-tone='bad']::before { background: ${color.bad}; }
  @media ${screen.phone} { padding: ${space[16]}; justify-items: stretch; > :first-child { justify-self: start; } }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  font: ${font[14]};
  > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: ${space[8]}; }
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; color: ${color.ink}; font-weight: ${weight.medium}; }
  @media ${screen.phone} { > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`;
