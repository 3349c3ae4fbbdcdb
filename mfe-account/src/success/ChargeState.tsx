import { planNames } from '@girassol/account-domain/billing';
import type { PayableCharge } from '@girassol/account-domain/contract';
import { getSession, refreshSession } from '@girassol/shared-auth';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { announce, ErrorState, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { billingPaths } from '../addresses/billing';
import { isPayable } from '../payment/is-payable';
import { useCharge } from '../payment/use-charge';
import { SignupFrame } from '../signup/SignupFrame';
import { ChargeBox } from './ChargeBox';
import { closedChargeMessages } from './closed-charge-messages';
import { PaidMark } from './PaidMark';

/** Page of a charge by its token: the payment that is still to do, or the children once it is paid. */
export function ChargeState({ token, children }: { token: string; children: ReactNode }) {
  const { data, isError, error, isFetching, refetch } = useCharge(token);
  const isPaid = data?.charge.state === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    announce('Pagamento confirmado.');
    // What the account may do has changed with the payment: menus and banner follow.
    if (getSession()) void refreshSession();
  }, [isPaid]);
  if (isError && !data)
    return (
      <SignupFrame title="Pagamento" text="Este endereço não abre nenhuma cobrança.">
        <ErrorState
          error={error}
          title="Cobrança não encontrada"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </SignupFrame>
    );
  if (!data)
    return (
      <SignupFrame title="Pagamento" text="Abrindo a cobrança…">
        <Skeleton height={360} radius={14} />
      </SignupFrame>
    );
  const { charge, company } = data;
  if (isPaid)
    return (
      <SignupFrame title="Pagamento confirmado" text={company}>
        <Paid>
          <PaidMark />
          <div>
            <Amount>{formatMoney(charge.amountCents / 100)}</Amount>
            <Text as="p" tone="soft">
              {describePaid(charge)}
            </Text>
          </div>
          <Stack gap={8} align="center">
            {children}
          </Stack>
        </Paid>
      </SignupFrame>
    );
  return (
    <SignupFrame title={getTitle(charge)} text={company}>
      {isPayable(charge) ? (
        <ChargeBox charge={charge} renewPath={billingPaths.subscription} />
      ) : (
        <Paid>
          <Text as="p">{closedChargeMessages[charge.state]}</Text>
        </Paid>
      )}
    </SignupFrame>
  );
}

const paidKinds: Readonly<Record<PayableCharge['kind'], string>> = {
  signup: 'Assinatura',
  renewal: 'Renovação',
  upgrade: 'Mudança',
};

const titles: Readonly<Record<PayableCharge['kind'], string>> = {
  signup: 'Pagamento da assinatura',
  renewal: 'Pagamento da renovação',
  upgrade: 'Pagamento da mudança de plano',
};

/** Says what was paid, and when: `Renovação, plano CRM, paga em 26/11/2026`. */
const describePaid = ({ kind, planId, paidAt }: PayableCharge): string =>
  `${paidKinds[kind]}, plano ${planNames[planId]}${paidAt === null ? '' : `, paga em ${formatDate(paidAt)}`}`;

const getTitle = (charge: PayableCharge): string =>
  isPayable(charge) ? titles[charge.kind] : 'Cobrança encerrada';

const { color, font, radius, shadow, space, weight } = tokens;

const Paid = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  text-align: center;
`;

const Amount = styled.b`
  font: ${font[24]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;
