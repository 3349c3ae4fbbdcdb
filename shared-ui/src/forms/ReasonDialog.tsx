import { useState } from 'react';
import { Button } from '../actions/Button';
import { TextArea } from '../fields/TextArea';
import { Dialog } from '../overlays/Dialog';

/** Letters from which a reason is one. */
const MIN_REASON_LENGTH = 3;

export interface ReasonDialogProps {
  title: string;
  label: string;
  /** Explains how the reason is used. */
  description: string;
  /** Letters at most. */
  longest?: number | undefined;
  isDanger?: boolean | undefined;
  /** Does it, for this reason. The dialog stays until it is closed: a refusal loses nothing that was typed. */
  onGive: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for a reason before an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, description, longest = 300, isDanger = false, onGive, onClose } = props;
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);

  async function give() {
    setPending(true);
    await onGive(reason.trim());
    setPending(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      hasUnsavedInput={reason.trim() !== '' && !isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            disabled={reason.trim().length < MIN_REASON_LENGTH}
            isPending={isPending}
            onClick={() => void give()}
          >
            {title}
          </Button>
        </>
      }
    >
      <TextArea
        label={label}
        description={description}
        value={reason}
        maxLength={longest}
        onChange={setReason}
        isRequired
      />
    </Dialog>
  );
}
