import { ApiError } from '@girassol/shared-auth';
import { sanitizeFileName } from '@girassol/shared-domain';
import { Button, Stack } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface NameDialogProps {
  title: string;
  /** The name so far; what is typed is kept when saving fails. */
  initialName: string;
  label: string;
  saveLabel: string;
  /** Below the name: the file. */
  children?: ReactNode;
  /** The dialog's own problem, such as a missing file; the name's is looked after here. */
  problem?: () => string | undefined;
  /** Several things keep their own names. */
  isNameless?: boolean | undefined;
  /** The name follows what a person chooses, until it is typed. */
  proposal?: string | undefined;
  onSave(name: string): Promise<unknown>;
  onClose(): void;
}

const WRONG_NAME = 'Insira um nome válido.';

/**
 * Dialog of the archive that asks for the name of a file or folder (archive-005), with further fields in
 * `children`. Closes after a successful save.
 */
export function NameDialog(props: NameDialogProps) {
  const { title, initialName, label, saveLabel, children, problem, proposal, isNameless, onSave, onClose } =
    props;
  const formId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const name = typed ?? (initialName || (proposal ?? ''));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrongName = !isNameless && sanitizeFileName(name) === '' ? WRONG_NAME : undefined;
    setError(wrongName);
    const other = problem?.();
    if (wrongName || other) return;
    setSaving(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      const field = failure instanceof ApiError && failure.fields?.find(({ path }) => path === 'name');
      setError((field && failure.message) || (failure instanceof Error ? failure.message : WRONG_NAME));
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={!isSaving && typed !== null && typed !== initialName}
      onClose={() => isSaving || onClose()}
      title={title}
      size="sm"
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap={16}>
          {children}
          {!isNameless && (
            <TextField
              label={label}
              value={name}
              onChange={(text) => {
                setTyped(text);
                setError(undefined);
              }}
              error={error}
              maxLength={150}
              isRequired
              autoFocus={!children}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
