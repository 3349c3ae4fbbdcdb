import type { PayableCharge } from '@girassol/account-domain/contract';
import { formatDate } from '@girassol/shared-domain';
import { ButtonLink, Stack, Text } from '@girassol/shared-ui';
import { BoletoBars } from './BoletoBars';
import { formatBoletoLine } from './boleto-line';
import { CopyableCode } from './CopyableCode';
import { ExpiredNotice } from './ExpiredNotice';
import { WaitingLine } from './WaitingLine';

interface BoletoPaymentProps {
  charge: PayableCharge;
  /** Address at which another charge is asked for once this one has expired. */
  renewPath: string;
}

/** Payment of a charge by boleto: line to copy, bars for a camera, and the PDF. */
export function BoletoPayment({ charge, renewPath }: BoletoPaymentProps) {
  const { boletoLine, boletoBarcode, boletoLink, dueOn, state } = charge;
  if (boletoLine === null || state === 'expired')
    return <ExpiredNotice text="O boleto venceu." renewPath={renewPath} />;
  return (
    <Stack gap={16}>
      <CopyableCode
        code={boletoLine}
        displayed={formatBoletoLine(boletoLine)}
        label="Copiar linha digitável"
        copiedText="Linha do boleto copiada."
      />
      {boletoBarcode !== null && <BoletoBars digits={boletoBarcode} />}
      {boletoLink !== null && (
        <ButtonLink href={boletoLink} target="_blank" rel="noopener noreferrer" size="lg" icon="download">
          Abrir o boleto em PDF
        </ButtonLink>
      )}
      <Text as="p" size={13} tone="soft">
        {`Vence em ${formatDate(dueOn)}. O banco confirma o pagamento em até um dia útil; com Pix, é na hora.`}
      </Text>
      <WaitingLine />
    </Stack>
  );
}
