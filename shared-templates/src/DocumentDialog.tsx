import {
  type MendingPlace,
  missingFields,
  type TemplateData,
  type TemplateFamily,
} from '@girassol/shared-domain/templates';
import {
  alertDialog,
  Button,
  ErrorState,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { MissingFields } from './MissingFields';
import { docxFile, saveFile } from './save-file';
import { useReadTemplate } from './use-read-template';

/** Said when a template cannot be read (contracts-025). */
export const LOAD_FAILED = 'Erro ao tentar carregar o arquivo.';

/** A template as its list names it. */
export interface OfferedTemplate {
  _id: string;
  name: string;
  url: string;
}

export interface DocumentDialogProps {
  title: string;
  /** What has been made: "Ordem de serviço gerada." */
  doneText: string;
  /** Null while they are read. */
  templates: readonly OfferedTemplate[] | null;
  templatesHref: string;
  families: readonly TemplateFamily<never>[];
  /** What the document is filled with; null while it is read. */
  data: TemplateData | null;
  /** Templates or data could not be read. */
  hasFailed: boolean;
  /** What reading them failed with. */
  error?: unknown;
  onRetry: () => void;
  placeHref: (place: MendingPlace) => string | null;
  /** The document is called after its template and this: "00012 Carla Schmidt". */
  nameAfter: string;
  /** Keeps a copy where the account keeps files. False: it was refused, and the person has read why. */
  keepLabel?: string | undefined;
  onKeep?: ((document: File) => Promise<boolean>) | undefined;
  onClose: () => void;
}

/** Makes a document: which template, what is missing, and the file. */
export function DocumentDialog({
  title,
  doneText,
  templates,
  templatesHref,
  families,
  data,
  hasFailed,
  error,
  onRetry,
  placeHref,
  nameAfter,
  keepLabel = 'Guardar uma cópia no arquivo do cliente',
  onKeep,
  onClose,
}: DocumentDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [isPending, setIsPending] = useState(false);
  const template = templates?.find(({ _id }) => _id === (chosen ?? templates[0]?._id)) ?? null;
  const { read, hasFailed: isUnreadable } = useReadTemplate(template?.url ?? null);

  async function generate() {
    if (!template || !read || !data) return;
    setIsPending(true);
    try {
      const { fillTemplate } = await import('./word');
      const content = docxFile(fillTemplate(read.content, data));
      const name = `${template.name} ${nameAfter}.docx`.replace(/[\\/:*?"<>|#]/g, '');
      saveFile(content, name);
      if (onKeep && isKept && !(await onKeep(new File([content], name, { type: content.type })))) return;
      showSnackbar({ text: onKeep && isKept ? `${doneText} Há uma cópia no arquivo do cliente.` : doneText });
      onClose();
    } catch {
      alertDialog({ title: 'ERRO', text: LOAD_FAILED });
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
              {LOAD_FAILED}
            </Text>
          )}
          {!read && !isUnreadable && <Skeleton height={64} />}
          {read && <MissingFields missing={missingFields(read.tags, data, families)} placeHref={placeHref} />}
          {onKeep && <Checkbox label={keepLabel} value={isKept} onChange={setIsKept} />}
        </Stack>
      )}
    </Dialog>
  );
}
