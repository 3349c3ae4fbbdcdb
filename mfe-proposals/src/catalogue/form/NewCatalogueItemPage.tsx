import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import type { CatalogueKind } from '@girassol/shared-domain';
import { NoAccessState, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueListPath } from '../../addresses/catalogue';
import { BackLink } from '../../wizard-frame/ProposalOriginLink';
import { catalogueDefinitions } from '../catalogue-table';
import { NoCatalogueNotice } from '../NoCatalogueNotice';
import { refreshCatalogue, useCatalogueRights } from '../use-catalogue';
import { ItemFormBody } from './ItemFormBody';
import {
  buildCatalogueItemRequest,
  type CatalogueItemFormValues,
  emptyCatalogueItemFormValues,
} from './item-values';
import { markRefusedFields } from './mark-refused-fields';

/** Page that registers a catalogue item, for example `/modulos/registro`. */
export default function NewCatalogueItemPage({ kind }: { kind: CatalogueKind }) {
  const navigate = useNavigate();
  const rights = useCatalogueRights();
  const [keyOf] = useState(createIdempotencyKeyCache);
  const { one, many } = catalogueDefinitions[kind];

  async function submit(values: CatalogueItemFormValues, helpers: FormikHelpers<CatalogueItemFormValues>) {
    const body = buildCatalogueItemRequest(kind, values);
    try {
      await api(`POST /${kind}/single`, { body, idempotencyKey: keyOf(kind, body) });
      showSnackbar({ text: `${values.name.trim()} entrou no catálogo.` });
      refreshCatalogue(kind);
      navigate(catalogueListPath(kind), { replace: true });
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (!(error instanceof ApiError)) throw error;
      markRefusedFields(error, helpers);
    }
  }

  return (
    <FormPage>
      <BackLink to={catalogueListPath(kind)}>{`Voltar aos ${many}`}</BackLink>
      <PageHeader
        title={`Novo ${one}`}
        summary="Só o que tem a marca de obrigatório precisa ser preenchido."
      />
      {!rights && <LoadingForm />}
      {rights && !rights.sees && <NoCatalogueNotice />}
      {rights?.sees && !rights.keeps && <NoCatalogueEditRightNotice />}
      {rights?.keeps && (
        <Formik initialValues={emptyCatalogueItemFormValues} onSubmit={submit}>
          <ItemFormBody kind={kind} label={`Novo ${one}`} submitLabel={`Cadastrar ${one}`} />
        </Formik>
      )}
    </FormPage>
  );
}

/** Notice that the person may view a catalogue but may not change its items (catalogue-008). */
export function NoCatalogueEditRightNotice() {
  return (
    <NoAccessState
      title="Você pode consultar o catálogo, mas não alterá-lo"
      text="Quem cuida da conta libera o cadastro de kits e equipamentos em Colaboradores."
    />
  );
}
