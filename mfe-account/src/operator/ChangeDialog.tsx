import { ReasonForm } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { ReactNode } from 'react';
import { runOperatorChange } from './run-operator-change';

interface ChangeDialogProps<Values extends { why: string }> {
  title: string;
  /** Explains the change and its consequences. */
  text: ReactNode;
  submitLabel: string;
  initial: Values;
  isDanger?: boolean | undefined;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Says in the snackbar that it is done. */
  done: string;
  onChange: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog of a change that asks for its reason and keeps what was typed when the server refuses. */
export function ChangeDialog<Values extends { why: string }>({
  title,
  text,
  submitLabel,
  initial,
  isDanger,
  children,
  done,
  onChange,
  onClose,
}: ChangeDialogProps<Values>) {
  async function submit(values: Values): Promise<string | null> {
    const refusal = await runOperatorChange(() => onChange(values), done);
    if (refusal === null) onClose();
    return refusal;
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      <ReasonForm
        label={title}
        text={text}
        initial={initial}
        submitLabel={submitLabel}
        isDanger={isDanger}
        onSubmit={submit}
        onCancel={onClose}
      >
        {children}
      </ReasonForm>
    </Dialog>
  );
}
