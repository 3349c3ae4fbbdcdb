import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { chooseSoldProposal } from './choose-sold-proposal';
import type { SoldProposalChoice } from './sold-proposal-choices';
import type { WinValues } from './win-values';

/**
 * Preselects a proposal in the form that wins a sale, as soon as the proposal is known and as long as nothing
 * was entered. The form counts as untouched afterwards. `proposal` is null for a sale without proposal, and undefined while
 * there is nothing to preselect.
 */
export function usePreselectedProposal(proposal: SoldProposalChoice | null | undefined): void {
  const { values, dirty, resetForm, validateForm } = useFormikContext<WinValues>();

  useEffect(() => {
    if (proposal === undefined || dirty || values.approvedProposal !== null) return;
    const preselected = chooseSoldProposal(values, proposal);
    resetForm({ values: preselected });
    void validateForm(preselected);
  }, [proposal, dirty, values, resetForm, validateForm]);
}
