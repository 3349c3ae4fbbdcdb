import { api, useApiQuery, useSettings } from '@girassol/shared-auth';
import { boardDescriptions, formatItemNumber, MAX_NOTE_LENGTH } from '@girassol/shared-domain';
import { Button, ErrorState, Skeleton, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useEffect, useRef, useState } from 'react';

const FROM = 'WhatsApp';

interface NoteDialogProps {
  text: string;
  customerId: string | null;
  onClose: () => void;
}

/**
 * Notes a message on an item of the customer: at once where there is one, else the person chooses. Without an item it says
 * what to do first.
 */
export function NoteDialog({ text, customerId, onClose }: NoteDialogProps) {
  const settings = useSettings();
  const { data, error, isFetching, refetch } = useApiQuery(
    'GET /customers/items/:cid',
    { params: { cid: customerId ?? '' } },
    { enabled: customerId !== null, staleTime: 0 },
  );
  const [isSaving, setIsSaving] = useState(false);
  const items = data?.items.filter(({ status }) => status === 'IN_PROGRESS') ?? [];
  const only = items.length === 1 && !isFetching ? items[0]?._id : undefined;
  const begun = useRef(false);

  async function save(itemId: string) {
    setIsSaving(true);
    try {
      await api('POST /notes/new/:id', {
        params: { id: itemId },
        body: {
          noteText: `${FROM}: ${text}`.slice(0, MAX_NOTE_LENGTH),
          noteType: settings?.notesTypes[0]?.name ?? FROM,
        },
      });
      showSnackbar({ text: 'Anotado no negócio' });
      onClose();
    } catch {
      // The dialog of errors has said why.
      onClose();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once, when it is known that there is one
  useEffect(() => {
    if (only === undefined || !settings || begun.current) return;
    begun.current = true;
    void save(only);
  }, [only, settings]);

  const isWaiting = customerId !== null && !data && !error;
  return (
    <Dialog isOpen onClose={onClose} title="Anotar no negócio" size="sm">
      {isWaiting || only !== undefined ? (
        <Skeleton height={80} />
      ) : error ? (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : items.length === 0 ? (
        <Text>Este cliente não tem negócio em andamento. Crie um lead a partir da mensagem.</Text>
      ) : (
        <Stack gap={8}>
          <Text>Em qual negócio?</Text>
          {items.map((item) => (
            <Button key={item._id} disabled={isSaving} onClick={() => void save(item._id)}>
              {boardDescriptions[item.type].itemName} {formatItemNumber(item.id)}: {item.name}
            </Button>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
