import { ApiError, api, createCallKeys, useSession } from '@girassol/shared-auth';
import { EmptyState, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormPage } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerListPath, customerPath } from '../addresses';
import { useCustomerRights } from '../customer-rights';
import { refreshCustomers } from '../list/use-customers';
import { CustomerFormBody } from './CustomerFormBody';
import {
  type CustomerValues,
  customerSchema,
  emptyCustomerValues,
  requestOfCustomer,
} from './customer-values';
import { markRefusedFields } from './refused-fields';

/** `/cliente/cadastro`. */
export default function NewCustomerPage() {
  const navigate = useNavigate();
  const session = useSession();
  const rights = useCustomerRights();
  const ownDraft = draftKey('customer', session?.userId ?? '', '');
  const [keyOf] = useState(() => createCallKeys(ownDraft));
  if (!session) return null;
  if (rights && !rights.registers)
    return (
      <FormPage>
        <PageHeader title="Novo cliente" />
        <EmptyState
          title="Você não tem acesso ao cadastro de clientes"
          text="Quem cuida da conta pode liberar clientes, propostas ou um quadro para você, em Colaboradores."
        />
      </FormPage>
    );
  const { userId } = session;
  const list = rights?.seesList ? customerListPath(rights.viewers.company[0]?.id ?? userId) : '/inicio';

  async function submit(values: CustomerValues, helpers: FormikHelpers<CustomerValues>) {
    const body = { ...requestOfCustomer(values), name: values.name.trim() };
    try {
      const { customer } = await api('POST /customers/new/:userId', {
        params: { userId },
        body,
        idempotencyKey: keyOf('customer', body),
      });
      dropDraft(ownDraft);
      showSnackbar({ text: `${customer.name} foi cadastrado.` });
      refreshCustomers();
      navigate(customerPath(customer._id), { replace: true });
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (!(error instanceof ApiError)) throw error;
      markRefusedFields(error, helpers);
    }
  }

  return (
    <FormPage>
      <PageHeader title="Novo cliente" summary="Pessoa ou empresa, com o que você já sabe." />
      <Formik initialValues={emptyCustomerValues} validationSchema={customerSchema} onSubmit={submit}>
        <CustomerFormBody
          label="Novo cliente"
          submitLabel="Cadastrar cliente"
          backTo={list}
          draftKey={ownDraft}
        />
      </Formik>
    </FormPage>
  );
}
