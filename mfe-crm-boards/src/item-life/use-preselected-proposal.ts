import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { chooseSoldProposal } from './choose-sold-proposal';
import type { SoldProposalChoice } from './sold-proposal-choices';
import type { WinValues } from './win-values';

/**
 * Preselects a proposal in the form that wins a sale, as soon as the proposal is known and as long as nothing
 * was entered. The form counts as untouched afterwards. `proposal` is null while there is none to preselect.
 */
export function usePreselectedProposal(proposal: SoldProposalChoice | null): void {
  const { values, dirty, resetForm, validateForm } = useFormikContext<WinValues>();

  useEffect(() => {
    if (!proposal || dirty || values.approvedProposal !== null) return;
    const preselected = chooseSoldProposal(values, proposal);
    resetForm({ values: preselected });
    void validateForm(preselected);
  }, [proposal, dirty, values, resetForm, validateForm]);
}
