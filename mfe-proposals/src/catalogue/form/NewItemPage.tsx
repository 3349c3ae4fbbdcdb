import { ApiError, api, createCallKeys } from '@girassol/shared-auth';
import type { CatalogueKind } from '@girassol/shared-domain';
import { EmptyState, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listPath } from '../../addresses/catalogue';
import { catalogueTable } from '../catalogue-table';
import { NoCatalogue } from '../NoCatalogue';
import { refreshCatalogue, useCatalogueRights } from '../use-catalogue';
import { ItemFormBody } from './ItemFormBody';
import { type CatalogueValues, emptyItem, requestOfItem } from './item-values';
import { markRefused } from './mark-refused';

/** `/modulos/registro` and its sisters. */
export default function NewItemPage({ kind }: { kind: CatalogueKind }) {
  const navigate = useNavigate();
  const rights = useCatalogueRights();
  const [keyOf] = useState(createCallKeys);
  const { one } = catalogueTable[kind];

  async function submit(values: CatalogueValues, helpers: FormikHelpers<CatalogueValues>) {
    const body = requestOfItem(kind, values);
    try {
      await api(`POST /${kind}/single`, { body, idempotencyKey: keyOf(kind, body) });
      showSnackbar({ text: `${values.name.trim()} entrou no catálogo.` });
      refreshCatalogue(kind);
      navigate(listPath(kind), { replace: true });
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (!(error instanceof ApiError)) throw error;
      markRefused(error, helpers);
    }
  }

  return (
    <FormPage>
      <PageHeader
        title={`Novo ${one}`}
        summary="Só o que tem a marca de obrigatório precisa ser preenchido."
      />
      {!rights && <WaitingForm />}
      {rights && !rights.sees && <NoCatalogue />}
      {rights?.sees && !rights.keeps && <CannotKeep />}
      {rights?.keeps && (
        <Formik initialValues={emptyItem} onSubmit={submit}>
          <ItemFormBody kind={kind} label={`Novo ${one}`} submitLabel={`Cadastrar ${one}`} />
        </Formik>
      )}
    </FormPage>
  );
}

/** Looking is for everybody, keeping for some (catalogue-008). */
export function CannotKeep() {
  return (
    <EmptyState
      title="Você pode consultar o catálogo, mas não alterá-lo"
      text="Quem cuida da conta libera o cadastro de kits e equipamentos em Colaboradores."
    />
  );
}
