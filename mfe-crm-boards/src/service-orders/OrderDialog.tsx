import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem, DocumentTemplate } from '@girassol/shared-domain/contract';
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
import { Dialog } from '@girassol/shared-ui/overlays';
import { Select } from '@girassol/shared-ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MissingFields } from './MissingFields';
import { orderDataOf } from './order-fields';
import { saveFile } from './save-file';
import { useTemplates } from './use-templates';

/** Said when a template cannot be read (S3 §8). */
const LOAD_FAILED = 'Erro ao tentar carregar o arquivo.';

/** Makes the service order of an activity: which template, what is missing, and the document. */
export function OrderDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const { query, templates } = useTemplates();
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates?.find(({ _id }) => _id === (chosen ?? templates[0]?._id)) ?? null;
  const read = useQuery({
    queryKey: ['service-order-template', template?._id],
    queryFn: ({ signal }) => readTemplate(template, signal),
    enabled: template !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function generate() {
    if (!template || !read.data) return;
    const { fillTemplate } = await import('./fill-template');
    try {
      const order = fillTemplate(read.data.content, orderDataOf({ item, now: Date.now() }));
      saveFile(order, `${template.name} ${formatItemNumber(item.id)}.docx`.replace(/[\\/:*?"<>|#]/g, ''));
    } catch {
      alertDialog({ title: 'ERRO', text: LOAD_FAILED });
      return;
    }
    showSnackbar({ text: 'Ordem de serviço gerada.' });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Gerar ordem de serviço"
      actions={
        <Button variant="primary" icon="download" disabled={!read.data} onClick={() => void generate()}>
          GERAR
        </Button>
      }
    >
      {!templates &&
        (query.isError ? (
          <ErrorState isCompact onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height={64} />
        ))}
      {templates?.length === 0 && (
        <Text as="p">
          Ainda não há modelos.{' '}
          <TextLink href="/pos-venda/templates">Ver modelos de ordem de serviço</TextLink>
        </Text>
      )}
      {templates && template && (
        <Stack gap={16}>
          <Select
            label="Modelo"
            value={template._id}
            options={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosen}
          />
          {read.isError && (
            <Text as="p" tone="bad" role="alert">
              {LOAD_FAILED}
            </Text>
          )}
          {read.data && <MissingFields tags={read.data.tags} item={item} />}
        </Stack>
      )}
    </Dialog>
  );
}

async function readTemplate(template: DocumentTemplate | null, signal: AbortSignal) {
  if (!template) throw new Error('No template');
  const [response, { tagsOf }] = await Promise.all([
    fetch(template.url, { signal }),
    import('./fill-template'),
  ]);
  if (!response.ok) throw new Error(`The template answered ${response.status}`);
  const content = await response.arrayBuffer();
  return { content, tags: tagsOf(content) };
}
