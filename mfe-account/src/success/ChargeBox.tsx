import type { PayableCharge } from '@girassol/account-domain/contract';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { ChargePayment } from '../payment/ChargePayment';

interface ChargeBoxProps {
  charge: PayableCharge;
  /** Address at which another charge is asked for once this one has expired. */
  renewPath: string;
}

/** Card with the amount of an unpaid charge and the ways to pay it. */
export function ChargeBox({ charge, renewPath }: ChargeBoxProps) {
  const { amountCents, dueOn, lines, payToken } = charge;
  return (
    <Box aria-label="Pagamento">
      <Head>
        <div>
          <span>Valor</span>
          <b>{formatMoney(amountCents / 100)}</b>
        </div>
        <div>
          <span>Vencimento</span>
          <b>{formatDate(dueOn)}</b>
        </div>
      </Head>
      {lines.length > 1 && (
        <Lines>
          {lines.map(({ label, cents }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{formatMoney(cents / 100)}</span>
            </li>
          ))}
        </Lines>
      )}
      <ChargePayment key={payToken} charge={charge} renewPath={renewPath} />
    </Box>
  );
}

const { color, font, radius, screen, shadow, space, weight } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media ${screen.phone} { padding: ${space[16]}; }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  span { display: block; font: ${font[13]}; color: ${color.inkSoft}; }
  b { font: ${font[24]}; font-weight: ${weight.strong}; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; color: ${color.ink}; }
  > :last-child { text-align: end; }
  > :last-child b { font: ${font[16]}; font-weight: ${weight.medium}; letter-spacing: 0; line-height: 2rem; }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: ${space[12]} 0 0;
  border-top: 1px solid ${color.lineSoft};
  list-style: none;
  font: ${font[13]};
  color: ${color.inkSoft};
  li { display: flex; justify-content: space-between; gap: ${space[16]}; font-variant-numeric: tabular-nums; }
  li > :last-child { white-space: nowrap; }
`;
