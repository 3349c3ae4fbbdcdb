import { ApiError, api, createCallKeys, useSession } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { alertDialog, Button, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Rival } from '../../Rival';
import { BackLink } from '../../wizard-frame/WayBack';
import { kitName } from '../kit-words';
import { refreshKits } from '../use-kits';
import { KitFormBody } from './KitFormBody';
import { bodyOfKit, emptyKit, type KitValues, valuesOfKit } from './registered-kit-values';

const SAVE = 'POST /kits/kit-data/:userId/:kitId';

/** One kit: a new one (`loaded` null), or one to edit, where a rival's change is told before it could be lost. */
export function KitRecord({ loaded, backTo }: { loaded: Kit | null; backTo: string }) {
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? '';
  const [keyOf] = useState(createCallKeys);
  const [base, setBase] = useState(loaded);
  const [rival, setRival] = useState<Kit | null>(null);
  const [initial, setInitial] = useState(() => (loaded ? valuesOfKit(loaded) : emptyKit()));
  const title = base ? kitName(base) : 'Novo kit';

  function startFrom(kit: Kit) {
    setBase(kit);
    setInitial(valuesOfKit(kit));
    setRival(null);
  }

  async function submit(values: KitValues) {
    const body = bodyOfKit(values);
    const version = (rival ?? base)?.version;
    try {
      const { kit } = await api(SAVE, {
        params: { userId, kitId: base?._id ?? '0' },
        body: { ...body, ...(version !== undefined && { version }) },
        ...(!base && { idempotencyKey: keyOf('kit', body) }),
        silent: true,
      });
      refreshKits();
      showSnackbar({ text: base ? 'Alterações salvas.' : `Kit de ${kitName(kit)} cadastrado.` });
      if (base) startFrom(kit);
      else navigate(backTo, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (base && error.fields?.some(({ path }) => path === 'version')) return showRival(base._id);
      void alertDialog({ text: error.message });
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
        <KitFormBody label={title} submitLabel={base ? 'Salvar' : 'Cadastrar kit'} backTo={backTo}>
          {rival && (
            <Rival what="este kit" {...rival.lastUpdate}>
              <Button size="sm" onClick={() => startFrom(rival)}>
                Descartar o meu e ficar com o atual
              </Button>
            </Rival>
          )}
        </KitFormBody>
      </Formik>
    </FormPage>
  );
}
