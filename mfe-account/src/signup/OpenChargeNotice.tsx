import type { SignupRecord } from '@girassol/account-domain/contract';
import { formatMoney } from '@girassol/shared-domain';
import { ButtonLink, NoticeBox, Text } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { buildSuccessPath } from '../addresses/billing';
import { isPayable } from '../payment/is-payable';

/** Line about a charge of a signup that was issued already, with the way to it; nothing where there is none. */
export function OpenChargeNotice({ signup: { _id, planId, charge } }: { signup: SignupRecord }) {
  if (!charge || !isPayable(charge) || charge.method === 'card') return null;
  const isBoleto = charge.method === 'boleto';
  return (
    <NoticeBox
      tone="sun"
      action={
        <ButtonLink as={Link} to={buildSuccessPath({ method: isBoleto ? 'boleto' : 'pix', planId, id: _id })}>
          {isBoleto ? 'Ver o boleto' : 'Ver o Pix'}
        </ButtonLink>
      }
    >
      <Text as="p" size={13}>
        {`Você já tem ${isBoleto ? 'um boleto' : 'um Pix'} de ${formatMoney(charge.amountCents / 100)} esperando.`}
      </Text>
    </NoticeBox>
  );
}
