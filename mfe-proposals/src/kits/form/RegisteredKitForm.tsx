import { ApiError, api, createIdempotencyKeyCache, useSession } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Button, PageHeader, showErrorDialog, showSnackbar } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordConflictNotice } from '../../RecordConflictNotice';
import { BackLink } from '../../wizard-frame/ProposalOriginLink';
import { formatKitName } from '../kit-labels';
import { refreshKits } from '../use-kits';
import { KitFormBody } from './KitFormBody';
import {
  buildEmptyKitValues,
  buildKitBody,
  type RegisteredKitValues,
  toRegisteredKitValues,
} from './registered-kit-values';

const SAVE = 'POST /kits/kit-data/:userId/:kitId';

/**
 * Form that registers a kit if `loaded` is null, and otherwise edits the kit `loaded`. A change by another
 * person is reported before the change could be overwritten.
 */
export function RegisteredKitForm({ loaded, backTo }: { loaded: Kit | null; backTo: string }) {
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? '';
  const [keyOf] = useState(createIdempotencyKeyCache);
  const [base, setBase] = useState(loaded);
  const [rival, setRival] = useState<Kit | null>(null);
  const [initial, setInitial] = useState(() =>
    loaded ? toRegisteredKitValues(loaded) : buildEmptyKitValues(),
  );
  const title = base ? formatKitName(base) : 'Novo kit';

  function startFrom(kit: Kit) {
    setBase(kit);
    setInitial(toRegisteredKitValues(kit));
    setRival(null);
  }

  async function submit(values: RegisteredKitValues) {
    const body = buildKitBody(values);
    const version = (rival ?? base)?.version;
    try {
      const { kit } = await api(SAVE, {
        params: { userId, kitId: base?._id ?? '0' },
        body: { ...body, ...(version !== undefined && { version }) },
        ...(!base && { idempotencyKey: keyOf('kit', body) }),
        silent: true,
      });
      refreshKits();
      showSnackbar({ text: base ? 'Alterações salvas.' : `Kit de ${formatKitName(kit)} cadastrado.` });
      if (base) startFrom(kit);
      else navigate(backTo, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (base && error.fields?.some(({ path }) => path === 'version')) return showRival(base._id);
      void showErrorDialog({ text: error.message });
    }
  }

  async function showRival(id: string) {
    const { kit } = await api('GET /kits/single/:id', { params: { id } });
    setRival(kit);
  }

  return (
    <FormPage>
      <BackLink to={backTo}>Voltar aos kits</BackLink>
      <PageHeader
        title={title}
        summary={
          base
            ? `Alterado por ${base.lastUpdate.userName} em ${formatDateTime(base.lastUpdate.timestamp)}`
            : 'Do catálogo ou digitado: o que se compra junto e por quanto.'
        }
      />
      <Formik key={base?.version ?? 0} initialValues={initial} onSubmit={submit}>
        <KitFormBody
          label={title}
          submitLabel={base ? 'Salvar' : 'Cadastrar kit'}
          isEditing={base !== null}
          backTo={backTo}
        >
          {rival && (
            <RecordConflictNotice what="este kit" {...rival.lastUpdate}>
              <Button size="sm" onClick={() => startFrom(rival)}>
                Descartar o meu e ficar com o atual
              </Button>
            </RecordConflictNotice>
          )}
        </KitFormBody>
      </Formik>
    </FormPage>
  );
}
