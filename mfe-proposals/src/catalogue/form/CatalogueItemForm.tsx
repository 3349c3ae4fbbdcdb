import { ApiError, api } from '@girassol/shared-auth';
import { type CatalogueKind, formatDateTime } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Button, PageHeader, showErrorDialog, showSnackbar } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { RecordConflictNotice } from '../../RecordConflictNotice';
import { getCatalogueItemName } from '../catalogue-table';
import { refreshCatalogue } from '../use-catalogue';
import { ItemFormBody } from './ItemFormBody';
import {
  buildCatalogueItemRequest,
  type CatalogueItemFormValues,
  toCatalogueItemFormValues,
} from './item-values';
import { markRefusedFields } from './mark-refused-fields';
import { NoCatalogueEditRightNotice } from './NewCatalogueItemPage';

interface ItemRecordProps {
  kind: CatalogueKind;
  loaded: CatalogueItem;
  keeps: boolean;
}

/**
 * Form that edits a catalogue item. A change by another person is reported before the change could be
 * overwritten.
 */
export function CatalogueItemForm({ kind, loaded, keeps }: ItemRecordProps) {
  const [base, setBase] = useState(loaded);
  const [rival, setRival] = useState<CatalogueItem | null>(null);

  async function submit(values: CatalogueItemFormValues, helpers: FormikHelpers<CatalogueItemFormValues>) {
    const body = { ...buildCatalogueItemRequest(kind, values), version: (rival ?? base).version };
    try {
      const { item } = await api(`PUT /${kind}/single/:id`, { params: { id: base._id }, body, silent: true });
      setBase(item);
      setRival(null);
      refreshCatalogue(kind);
      showSnackbar({ text: 'Alterações salvas.' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields?.some(({ path }) => path === 'version')) return showRival();
      markRefusedFields(error, helpers);
      void showErrorDialog({ text: error.message });
    }
  }

  async function showRival() {
    const { item } = await api(`GET /${kind}/single/:id`, { params: { id: base._id } });
    setRival(item);
  }

  return (
    <FormPage>
      <PageHeader
        title={getCatalogueItemName(base)}
        summary={`Alterado por ${base.lastUpdate.userName} em ${formatDateTime(base.lastUpdate.timestamp)}`}
      />
      {!keeps && <NoCatalogueEditRightNotice />}
      {keeps && (
        <Formik key={base.version} initialValues={toCatalogueItemFormValues(base)} onSubmit={submit}>
          <ItemFormBody kind={kind} label={getCatalogueItemName(base)} submitLabel="Salvar" isEditing>
            {rival && (
              <RecordConflictNotice what="este item" {...rival.lastUpdate}>
                <Button
                  size="sm"
                  onClick={() => {
                    setBase(rival);
                    setRival(null);
                  }}
                >
                  Descartar o meu e ficar com o atual
                </Button>
              </RecordConflictNotice>
            )}
          </ItemFormBody>
        </Formik>
      )}
    </FormPage>
  );
}
