import { Button } from '../actions/Button';
import { Dialog } from '../overlays/Dialog';
import type { DialogRequest } from '../questions/dialog-store';

export interface MessageDialogProps {
  request: DialogRequest;
  isOpen: boolean;
  onAnswer: (accepted: boolean) => void;
}

/** Dialog of a question, a message or an error. Escape answers no. */
export function MessageDialog({ request, isOpen, onAnswer }: MessageDialogProps) {
  const { title, text, acceptLabel, cancelLabel, danger, prefersCancel } = request;
  const startsOnCancel = danger || prefersCancel;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={title}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      actions={
        <>
          {cancelLabel && (
            <Button
              variant={prefersCancel ? 'primary' : 'secondary'}
              autoFocus={startsOnCancel}
              onClick={() => onAnswer(false)}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            autoFocus={!startsOnCancel}
            onClick={() => onAnswer(true)}
          >
            {acceptLabel}
          </Button>
        </>
      }
    >
      {typeof text === 'function' ? text(() => onAnswer(true)) : text}
    </Dialog>
  );
}
