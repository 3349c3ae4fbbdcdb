import { ApiError, api } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { alertDialog, showSnackbar } from '@girassol/shared-ui';
import type { FormikHelpers, FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { undoOf } from '../../undo/take-back';
import { type CustomerValues, requestOfCustomer, valuesOfCustomer } from '../form/customer-values';
import { markRefusedFields } from '../form/refused-fields';
import { refreshCustomers } from '../list/use-customers';

/** Editing one customer: only what was changed is sent, and a rival's change is shown before it could be lost. */
export function useCustomerEdit(loaded: CustomerRecord, { userId }: Session) {
  const [customer, setCustomer] = useState(loaded);
  /** The customer that the form started from. */
  const [base, setBase] = useState(loaded);
  const [rival, setRival] = useState<CustomerRecord | null>(null);
  const initial = valuesOfCustomer(base);
  const form = useRef<FormikProps<CustomerValues>>(null);

  function startFrom(record: CustomerRecord) {
    setCustomer(record);
    setBase(record);
    setRival(null);
  }

  async function submit(values: CustomerValues, helpers: FormikHelpers<CustomerValues>) {
    const changes = requestOfCustomer(values, initial);
    try {
      const { customer: saved, deed } = await api('PATCH /customers/single/:userId/:cid', {
        params: { userId, cid: customer._id },
        body: { ...changes, version: (rival ?? base).version },
        silent: true,
      });
      startFrom(saved);
      helpers.resetForm({ values: valuesOfCustomer(saved) });
      refreshCustomers();
      showSnackbar({ text: 'Alterações salvas.', ...undoOf(deed, () => void showUndone()) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields?.some(({ path }) => path === 'version')) return showRival();
      markRefusedFields(error, helpers);
      void alertDialog({ text: error.message });
    }
  }

  const read = async () =>
    (await api('GET /customers/single/:cid', { params: { cid: customer._id } })).customer;

  async function showRival() {
    setRival(await read());
  }

  /** What was taken back stands in the form, beside what is being typed if anything is. */
  async function showUndone() {
    const now = await read();
    if (form.current?.dirty) setRival(now);
    else startFrom(now);
  }

  return {
    customer,
    rival,
    initial,
    form,
    submit,
    takeTheirs: () => rival && startFrom(rival),
    /** Another one is another form. */
    formKey: `${base._id} ${base.version}`,
  };
}
