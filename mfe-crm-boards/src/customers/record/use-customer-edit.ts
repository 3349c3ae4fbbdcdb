import { ApiError, api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import type { FormikHelpers, FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerPath } from '../../addresses/customers';
import { LOAD_CUSTOMER_CALL, refreshCustomers } from '../../board-state/query-names';
import { buildSnackbarUndo } from '../../undo/undo-action';
import { buildCustomerRequest, type CustomerValues, toCustomerValues } from '../form/customer-values';
import { markRefusedFields } from '../form/refused-fields';
import { tellRefusedCustomer } from '../form/tell-refused-customer';

/**
 * Manages the editing of one customer: saves only changed fields, and reports a change by another person as a
 * conflict before the change could be overwritten.
 * @param customer as it was loaded last
 */
export function useCustomerEdit(customer: CustomerRecord, { userId }: Session) {
  const navigate = useNavigate();
  /** The customer that the form started from. */
  const [base, setBase] = useState(customer);
  const [rival, setRival] = useState<CustomerRecord | null>(null);
  const initial = toCustomerValues(base);
  const form = useRef<FormikProps<CustomerValues>>(null);
  const params = { cid: customer._id };

  function startFrom(record: CustomerRecord) {
    queryClient.setQueryData(buildApiQueryKey(LOAD_CUSTOMER_CALL, { params }), { customer: record });
    setBase(record);
    setRival(null);
  }

  async function submit(values: CustomerValues, helpers: FormikHelpers<CustomerValues>) {
    const changes = buildCustomerRequest(values, initial);
    try {
      const { customer: saved, deed } = await api('PATCH /customers/single/:userId/:cid', {
        params: { userId, cid: customer._id },
        body: { ...changes, version: (rival ?? base).version },
        silent: true,
      });
      startFrom(saved);
      helpers.resetForm({ values: toCustomerValues(saved) });
      refreshCustomers();
      showSnackbar({ text: 'Alterações salvas.', ...buildSnackbarUndo(deed, () => void showLatest()) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields?.some(({ path }) => path === 'version')) return showRival();
      markRefusedFields(error, helpers);
      const owner = await tellRefusedCustomer(error, values.document);
      if (owner) navigate(customerPath(owner));
    }
  }

  const read = async () => (await api(LOAD_CUSTOMER_CALL, { params })).customer;

  async function showRival() {
    setRival(await read());
  }

  /** Loads the values that are stored now into the form, or shows them as a conflict if the form has unsaved changes. */
  async function showLatest() {
    const now = await read();
    if (form.current?.dirty) setRival(now);
    else startFrom(now);
  }

  return {
    rival,
    initial,
    form,
    submit,
    showLatest,
    takeTheirs: () => rival && startFrom(rival),
    /** Another one is another form. */
    formKey: `${base._id} ${base.version}`,
  };
}
