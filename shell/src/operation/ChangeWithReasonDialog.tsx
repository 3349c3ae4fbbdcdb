import type { RegistryClient } from '@girassol/federation/operations';
import { ReasonForm } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { ReactNode } from 'react';
import { runRegistryChange } from './use-registry';

interface ChangeDialogProps<Values extends { why: string }> {
  title: string;
  /** Explains the change in a sentence. */
  text: string;
  submitLabel: string;
  initial: Values;
  danger?: boolean | undefined;
  /** Keeps the dialog open after the change, because its caller then shows other content. */
  staysWhenDone?: boolean | undefined;
  /** Fields before the reason. */
  children?: ReactNode;
  order: (client: RegistryClient, values: Values) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/**
 * Dialog with the fields of an operator's change and the reason for the change. Makes the change on submit;
 * keeps the input when the server refuses.
 */
export function ChangeWithReasonDialog<Values extends { why: string }>({
  title,
  text,
  submitLabel,
  initial,
  danger = false,
  staysWhenDone = false,
  children,
  order,
  done,
  onClose,
}: ChangeDialogProps<Values>) {
  async function submit(values: Values): Promise<string | null> {
    const refused = await runRegistryChange((client) => order(client, values), done);
    if (!refused && !staysWhenDone) onClose();
    return refused;
  }

  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      <ReasonForm
        label={title}
        text={text}
        initial={initial}
        submitLabel={submitLabel}
        isDanger={danger}
        onSubmit={submit}
        onCancel={onClose}
      >
        {children}
      </ReasonForm>
    </Dialog>
  );
}
