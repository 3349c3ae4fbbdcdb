import {
  ApiError,
  api,
  createIdempotencyKeyCache,
  useLastingAccess,
  useSession,
} from '@girassol/shared-auth';
import { NoAccessState, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { buildDraftKey, FormPage, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { customerListPath, customerPath, NEW_CUSTOMER_NAME_PARAMETER } from '../../addresses/customers';
import { refreshCustomers } from '../../board-state/query-names';
import { useCustomerRights } from '../customer-rights';
import { CustomerFormBody } from './CustomerFormBody';
import {
  buildCustomerRequest,
  type CustomerValues,
  customerSchema,
  emptyCustomerValues,
} from './customer-values';
import { markRefusedFields } from './refused-fields';
import { tellRefusedCustomer } from './tell-refused-customer';

/** Page `/cliente/cadastro`, which registers a customer. */
export default function NewCustomerPage() {
  const navigate = useNavigate();
  const session = useSession();
  const rights = useCustomerRights();
  const ownDraft = buildDraftKey('customer', session?.userId ?? '', '');
  const [keyOf] = useState(() => createIdempotencyKeyCache(ownDraft));
  const [search] = useSearchParams();
  const [initialValues] = useState({
    ...emptyCustomerValues,
    name: search.get(NEW_CUSTOMER_NAME_PARAMETER) ?? '',
  });
  const staysOpen = useLastingAccess(rights?.registers === true);
  if (!session) return null;
  if (rights && !staysOpen)
    return (
      <FormPage>
        <PageHeader title="Novo cliente" />
        <NoAccessState
          title="Você não tem acesso ao cadastro de clientes"
          text="Quem cuida da conta pode liberar clientes, propostas ou um quadro para você, em Colaboradores."
        />
      </FormPage>
    );
  const { userId } = session;
  const list = rights?.seesList ? customerListPath(rights.viewers.company[0]?.id ?? userId) : '/inicio';

  async function submit(values: CustomerValues, helpers: FormikHelpers<CustomerValues>) {
    const body = { ...buildCustomerRequest(values), name: values.name.trim() };
    try {
      const { customer } = await api('POST /customers/new/:userId', {
        params: { userId },
        body,
        idempotencyKey: keyOf('customer', body),
        silent: true,
      });
      removeDraft(ownDraft);
      showSnackbar({ text: `${customer.name} foi cadastrado.` });
      refreshCustomers();
      navigate(customerPath(customer._id), { replace: true });
    } catch (error) {
      // The form keeps its text.
      if (!(error instanceof ApiError)) throw error;
      markRefusedFields(error, helpers);
      const owner = await tellRefusedCustomer(error, values.document);
      if (owner) navigate(customerPath(owner));
    }
  }

  return (
    <FormPage>
      <PageHeader title="Novo cliente" summary="Pessoa ou empresa, com o que você já sabe." />
      <Formik initialValues={initialValues} validationSchema={customerSchema} onSubmit={submit}>
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
