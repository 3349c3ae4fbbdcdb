import type { PayableCharge } from '@girassol/account-domain/contract';
import { Text, tokens } from '@girassol/shared-ui';
import { QrCode } from '@girassol/shared-ui/codes';
import { styled } from 'styled-components';
import { CopyableCode } from './CopyableCode';
import { ExpiredNotice } from './ExpiredNotice';
import { formatTimeLeft, useCountdown } from './use-countdown';
import { WaitingLine } from './WaitingLine';

interface PixPaymentProps {
  charge: PayableCharge;
  /** Address at which another charge is asked for once this one has expired. */
  renewPath: string;
}

/** Payment of a charge by Pix: code to copy first, QR code for another screen, and the time that is left. */
export function PixPayment({ charge, renewPath }: PixPaymentProps) {
  const secondsLeft = useCountdown(charge.expiresAt);
  if (charge.pixCode === null || charge.state === 'expired' || secondsLeft === 0)
    return <ExpiredNotice text="O código Pix venceu." renewPath={renewPath} />;
  return (
    <Columns>
      <Side>
        <ol>
          <li>Copie o código, ou aponte a câmera do app do banco para o QR code.</li>
          <li>No app do banco, escolha Pix e cole o código.</li>
          <li>Confira o valor e confirme.</li>
        </ol>
        <CopyableCode code={charge.pixCode} label="Copiar código" copiedText="Código Pix copiado." />
        {secondsLeft !== null && (
          <Text as="p" size={13} tone="soft" role="timer" aria-label="Tempo que resta">
            O código vale por mais <Clock>{formatTimeLeft(secondsLeft)}</Clock>
          </Text>
        )}
        <WaitingLine />
      </Side>
      <QrBox>
        <QrCode text={charge.pixCode} label="QR code do Pix" />
      </QrBox>
    </Columns>
  );
}

const { color, font, radius, screen, space, weight } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 15rem;
  gap: ${space[24]};
  align-items: start;
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
  ol { margin: 0; padding-left: 1.25rem; display: grid; gap: ${space[4]}; font: ${font[14]}; color: ${color.inkSoft}; }
  @media ${screen.phone} { ol { order: 3; } }
`;

const QrBox = styled.div`
  padding: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #fff;
`;

const Clock = styled.b`
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;
