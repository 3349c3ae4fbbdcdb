import { ApiError, api } from '@girassol/shared-auth';
import { type CatalogueKind, formatDateTime } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { alertDialog, Button, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Rival } from '../../Rival';
import { itemName } from '../catalogue-table';
import { refreshCatalogue } from '../use-catalogue';
import { ItemFormBody } from './ItemFormBody';
import { type CatalogueValues, requestOfItem, valuesOfItem } from './item-values';
import { markRefused } from './mark-refused';
import { CannotKeep } from './NewItemPage';

interface ItemRecordProps {
  kind: CatalogueKind;
  loaded: CatalogueItem;
  keeps: boolean;
}

/** One item to edit. What somebody else has changed meanwhile is told before it could be lost. */
export function ItemRecord({ kind, loaded, keeps }: ItemRecordProps) {
  const [base, setBase] = useState(loaded);
  const [rival, setRival] = useState<CatalogueItem | null>(null);

  async function submit(values: CatalogueValues, helpers: FormikHelpers<CatalogueValues>) {
    const body = { ...requestOfItem(kind, values), version: (rival ?? base).version };
    try {
      const { item } = await api(`PUT /${kind}/single/:id`, { params: { id: base._id }, body, silent: true });
      setBase(item);
      setRival(null);
      refreshCatalogue(kind);
      showSnackbar({ text: 'Alterações salvas.' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields?.some(({ path }) => path === 'version')) return showRival();
      markRefused(error, helpers);
      void alertDialog({ text: error.message });
    }
  }

  async function showRival() {
    const { item } = await api(`GET /${kind}/single/:id`, { params: { id: base._id } });
    setRival(item);
  }

  return (
    <FormPage>
      <PageHeader
        title={itemName(base)}
        summary={`Alterado por ${base.lastUpdate.userName} em ${formatDateTime(base.lastUpdate.timestamp)}`}
      />
      {!keeps && <CannotKeep />}
      {keeps && (
        <Formik key={base.version} initialValues={valuesOfItem(base)} onSubmit={submit}>
          <ItemFormBody kind={kind} label={itemName(base)} submitLabel="Salvar">
            {rival && (
              <Rival what="este item" {...rival.lastUpdate}>
                <Button
                  size="sm"
                  onClick={() => {
                    setBase(rival);
                    setRival(null);
                  }}
                >
                  Descartar o meu e ficar com o atual
                </Button>
              </Rival>
            )}
          </ItemFormBody>
        </Formik>
      )}
    </FormPage>
  );
}
