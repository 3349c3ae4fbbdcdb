import type { SignupRecord } from '@girassol/account-domain/contract';
import { formatMoney } from '@girassol/shared-domain';
import { ButtonLink, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildSuccessPath } from '../addresses/billing';
import { isPayable } from '../payment/is-payable';

/** Line about a charge of a signup that was issued already, with the way to it; nothing where there is none. */
export function OpenChargeNotice({ signup: { _id, planId, charge } }: { signup: SignupRecord }) {
  if (!charge || !isPayable(charge) || charge.method === 'card') return null;
  const isBoleto = charge.method === 'boleto';
  return (
    <Box>
      <Text as="p">
        {`Você já tem ${isBoleto ? 'um boleto' : 'um Pix'} de ${formatMoney(charge.amountCents / 100)} esperando.`}
      </Text>
      <ButtonLink as={Link} to={buildSuccessPath({ method: isBoleto ? 'boleto' : 'pix', planId, id: _id })}>
        {isBoleto ? 'Ver o boleto' : 'Ver o Pix'}
      </ButtonLink>
    </Box>
  );
}

const { color, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.ink};
`;
