import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import { FormDateField, FormTextField } from '@girassol/shared-ui/fields';
import { ChangeDialog } from '../ChangeDialog';
import { describeRefund, getChargeName, type OperatorCharge } from './charge-text';
import {
  type ChargeParams,
  changeDueDay,
  noteServiceInvoice,
  refundCharge,
  settleOutside,
} from './use-account-billing';

/** Act on a charge that a dialog asks about. */
export type ChargeAct = 'paidOutside' | 'dueDay' | 'refund' | 'serviceInvoice';

/** Days from today until the last due day that the server takes. */
const MAX_DUE_DAYS = 180;

interface ChargeDialogProps {
  act: ChargeAct;
  charge: OperatorCharge;
  params: ChargeParams;
  /** Today by the clock of the account. */
  today: string;
  /** Called when something was done. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog of an act on a charge: says what it does, and asks for its reason. */
export function ChargeDialog({ act, charge, params, today, onDone, onClose }: ChargeDialogProps) {
  const amount = formatMoney(charge.amountCents / 100);
  const withDone = (work: Promise<void>) => work.then(onDone);
  switch (act) {
    case 'paidOutside':
      return (
        <ChangeDialog
          title="Pago por fora"
          text={`${getChargeName(charge)}, ${amount}: fica paga sem passar pelo banco, e o período dela começa a valer. O Pix e o boleto que estão em aberto são cancelados.`}
          submitLabel="Marcar como paga"
          initial={{ why: '' }}
          done="A cobrança está paga."
          onChange={({ why }) => withDone(settleOutside(params, why))}
          onClose={onClose}
        />
      );
    case 'dueDay':
      return (
        <ChangeDialog
          title="Outro vencimento"
          text={`A cobrança de ${amount} que vence em ${formatDate(charge.dueOn)} é cancelada, e outra igual é emitida com novos códigos.${charge.method === 'pixAutomatic' ? ' O débito automático não é feito: esta se paga por Pix.' : ''}`}
          submitLabel="Mudar o vencimento"
          initial={{ dueOn: null as string | null, why: '' }}
          done="A cobrança tem novo vencimento."
          onChange={({ dueOn, why }) => withDone(changeDueDay(params, { dueOn: dueOn ?? '', why }))}
          onClose={onClose}
        >
          <FormDateField
            name="dueOn"
            label="Novo vencimento"
            isRequired
            min={today}
            max={addDays(today, MAX_DUE_DAYS)}
            description={`De hoje a ${formatDate(addDays(today, MAX_DUE_DAYS))}.`}
          />
        </ChangeDialog>
      );
    case 'refund':
      return (
        <ChangeDialog
          title={`Devolver ${formatMoney(charge.bankCents / 100)}`}
          text={describeRefund(charge)}
          submitLabel="Devolver o dinheiro"
          isDanger
          initial={{ why: '' }}
          done="O dinheiro foi devolvido."
          onChange={({ why }) => withDone(refundCharge(params, { why }))}
          onClose={onClose}
        />
      );
    case 'serviceInvoice':
      return (
        <ChangeDialog
          title="Número da NFS-e"
          text={`O titular vê o número ao lado do recibo de ${amount}. Em branco, tira o número.`}
          submitLabel="Salvar número"
          initial={{ serviceInvoice: charge.serviceInvoice ?? '', why: '' }}
          done="O número da NFS-e está salvo."
          onChange={({ serviceInvoice, why }) =>
            withDone(noteServiceInvoice(params, { serviceInvoice: serviceInvoice.trim(), why }))
          }
          onClose={onClose}
        >
          <FormTextField name="serviceInvoice" label="NFS-e" maxLength={40} />
        </ChangeDialog>
      );
  }
}
