import { useSession } from '@girassol/shared-auth';
import { Button, Heading, Stack, Text } from '@girassol/shared-ui';
import { ComboBox } from '@girassol/shared-ui/choices';
import { AnchoredPopover } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { formatItemsToSend, getSoleOwner, type ItemsToSend } from './items-to-send';
import { sendItems } from './send-items';
import { useRecipients } from './use-sending';

interface SendPopoverProps {
  parcel: ItemsToSend;
  /** Element at which the popover opens. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Called after the items were sent. */
  onSent?: (() => void) | undefined;
}

/** Popover "Enviar para", which sends items to another person. */
export default function SendPopover({ parcel, anchor, onClose, onSent }: SendPopoverProps) {
  const session = useSession();
  const recipients = useRecipients(parcel.kind, getSoleOwner(parcel, session?.managerUserId ?? ''));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const receiver = recipients.find(({ userId }) => userId === chosen);

  async function send() {
    if (!session || !receiver) return;
    setIsSending(true);
    const isSent = await sendItems(parcel, session.userId, receiver);
    setIsSending(false);
    if (!isSent) return;
    onClose();
    onSent?.();
  }

  return (
    <AnchoredPopover label="Enviar para" anchor={anchor} placement="bottom end" onClose={onClose}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} size={16}>
            Enviar para
          </Heading>
          <Text size={13} tone="soft">
            {formatItemsToSend(parcel)}
          </Text>
        </Stack>
        {recipients.length === 0 ? (
          <Text size={13}>Não há outra pessoa que use este quadro.</Text>
        ) : (
          <ComboBox
            label="Novo responsável"
            placeholder="Escolha uma pessoa"
            value={chosen}
            onChange={setChosen}
            options={recipients.map(({ userId, label }) => ({ value: userId, label }))}
          />
        )}
        <Button
          variant="primary"
          icon="send"
          isFullWidth
          disabled={!receiver}
          isPending={isSending}
          onClick={send}
        >
          ENVIAR
        </Button>
      </Stack>
    </AnchoredPopover>
  );
}
