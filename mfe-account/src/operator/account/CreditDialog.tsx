import { formatMoney } from '@girassol/shared-domain';
import { FormMoneyField } from '@girassol/shared-ui/fields';
import { ChangeDialog } from '../ChangeDialog';
import { giveCredit } from './use-account-billing';

/** Largest credit that is given at once, in reais. */
const MAX_CREDIT = 1_000_000;

interface CreditDialogProps {
  accountId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that gives an account credit. */
export function CreditDialog({ accountId, onDone, onClose }: CreditDialogProps) {
  return (
    <ChangeDialog
      title="Dar crédito"
      text="O crédito paga primeiro o que está em aberto, se chegar para a cobrança inteira, e depois as próximas cobranças."
      submitLabel="Dar crédito"
      initial={{ amount: null as number | null, why: '' }}
      done="O crédito está na conta."
      onChange={({ amount, why }) =>
        giveCredit(accountId, { cents: Math.round((amount ?? 0) * 100), why }).then(onDone)
      }
      onClose={onClose}
    >
      <FormMoneyField name="amount" label="Valor" isRequired check={findAmountProblem} />
    </ChangeDialog>
  );
}

const findAmountProblem = (amount: number | null): string | undefined => {
  if (amount === null) return undefined;
  if (amount < 0.01) return 'Dê ao menos R$ 0,01.';
  return amount > MAX_CREDIT ? `Dê no máximo ${formatMoney(MAX_CREDIT)}.` : undefined;
};
