import type { BoardItem } from '@girassol/shared-domain/contract';
import { FormMoneyField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { describeAmountSource } from './describe-amount-source';
import { useSoldProposalChoices } from './use-sold-proposal-choices';
import type { WinValues } from './win-values';

interface ConfirmedAmountProps {
  sale: Pick<BoardItem, '_id' | 'amount' | 'customer' | 'acceptedProposal'>;
  /** Returns the problem of a value. */
  check: (value: number | null) => string | undefined;
}

/** Field of the confirmed value of a sale; says whose price it took when a proposal was chosen (boards-074). */
export function ConfirmedAmountField({ sale, check }: ConfirmedAmountProps) {
  const { values } = useFormikContext<WinValues>();
  const { proposals } = useSoldProposalChoices(sale.customer._id, sale);
  const chosen = proposals.find(({ _id }) => _id === values.approvedProposal);
  const source =
    chosen && describeAmountSource(chosen, { confirmedAmount: values.confirmedAmount, amount: sale.amount });
  return (
    <FormMoneyField
      name="confirmedAmount"
      label="Valor confirmado"
      isRequired
      description={source && <span role="status">{source}</span>}
      check={check}
    />
  );
}
