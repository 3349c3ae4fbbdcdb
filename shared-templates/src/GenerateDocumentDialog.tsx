import {
  type DataEntryLocation,
  findTagsWithoutValue,
  type TemplateData,
  type TemplateTagFamily,
} from '@girassol/shared-domain/templates';
import {
  Button,
  ErrorState,
  Skeleton,
  Stack,
  showErrorDialog,
  showSnackbar,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { createDocxBlob, downloadFile } from './download-file';
import { MissingFieldsNotice } from './MissingFieldsNotice';
import { useFetchedTemplate } from './use-fetched-template';

/** Message about a template that cannot be loaded (contracts-025). */
export const TEMPLATE_LOAD_FAILED_MESSAGE = 'Erro ao tentar carregar o arquivo.';

/** Template that a person can choose in the dialog that generates a document. */
export interface TemplateOption {
  _id: string;
  name: string;
  url: string;
}

export interface GenerateDocumentDialogProps {
  title: string;
  /** Message after the document was generated: "Ordem de serviço gerada." */
  doneText: string;
  /** Null while they are read. */
  templates: readonly TemplateOption[] | null;
  templatesHref: string;
  families: readonly TemplateTagFamily<never>[];
  /** Data for filling the document; null while it loads. */
  data: TemplateData | null;
  /** Templates or data could not be read. */
  hasFailed: boolean;
  /** Error from loading templates or data. */
  error?: unknown;
  onRetry: () => void;
  dataEntryHref: (place: DataEntryLocation) => string | null;
  /** The document is called after its template and this: "00012 Carla Schmidt". */
  nameAfter: string;
  /** Keeps a copy where the account keeps files. False: it was refused, and the person has read why. */
  saveCopyLabel?: string | undefined;
  onSaveCopy?: ((document: File) => Promise<boolean>) | undefined;
  onClose: () => void;
}

/** Dialog that generates a document: choice of the template, missing data, and download of the file. */
export function GenerateDocumentDialog({
  title,
  doneText,
  templates,
  templatesHref,
  families,
  data,
  hasFailed,
  error,
  onRetry,
  dataEntryHref,
  nameAfter,
  saveCopyLabel = 'Guardar uma cópia no arquivo do cliente',
  onSaveCopy,
  onClose,
}: GenerateDocumentDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [isPending, setIsPending] = useState(false);
  const template = templates?.find(({ _id }) => _id === (chosen ?? templates[0]?._id)) ?? null;
  const { read, hasFailed: isUnreadable } = useFetchedTemplate(template?.url ?? null);

  async function generate() {
    if (!template || !read || !data) return;
    setIsPending(true);
    try {
      const { fillTemplate } = await import('./word');
      const content = createDocxBlob(fillTemplate(read.content, data));
      const name = `${template.name} ${nameAfter}.docx`.replace(/[\\/:*?"<>|#]/g, '');
      downloadFile(content, name);
      if (onSaveCopy && isKept && !(await onSaveCopy(new File([content], name, { type: content.type }))))
        return;
      showSnackbar({
        text: onSaveCopy && isKept ? `${doneText} Há uma cópia no arquivo do cliente.` : doneText,
      });
      onClose();
    } catch {
      showErrorDialog({ title: 'ERRO', text: TEMPLATE_LOAD_FAILED_MESSAGE });
    } finally {
      setIsPending(false);
    }
  }

  const isReady = templates !== null && data !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <Button
          variant="primary"
          icon="download"
          disabled={!read || !data}
          isPending={isPending}
          onClick={() => void generate()}
        >
          GERAR
        </Button>
      }
    >
      {!isReady &&
        (hasFailed ? <ErrorState error={error} isCompact onRetry={onRetry} /> : <Skeleton height={64} />)}
      {isReady && templates.length === 0 && (
        <Text as="p">
          Ainda não há modelos. <TextLink href={templatesHref}>Ver os modelos</TextLink>
        </Text>
      )}
      {isReady && template && (
        <Stack gap={16}>
          <Select
            label="Modelo"
            value={template._id}
            options={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosen}
          />
          {isUnreadable && (
            <Text as="p" tone="bad" role="alert">
              {TEMPLATE_LOAD_FAILED_MESSAGE}
            </Text>
          )}
          {!read && !isUnreadable && <Skeleton height={64} />}
          {read && (
            <MissingFieldsNotice
              missing={findTagsWithoutValue(read.tags, data, families)}
              dataEntryHref={dataEntryHref}
            />
          )}
          {onSaveCopy && <Checkbox label={saveCopyLabel} value={isKept} onChange={setIsKept} />}
        </Stack>
      )}
    </Dialog>
  );
}
