import { api } from '@girassol/shared-auth';
import { Button, Stack } from '@girassol/shared-ui';
import { TextArea, TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import {
  cannedFieldLabels,
  cannedFields,
  MAX_CANNED_TEXT_LENGTH,
  MAX_CANNED_TITLE_LENGTH,
  MAX_SHORTCUT_LENGTH,
  normalizeShortcut,
} from '@girassol/support-domain/attendance';
import type { CannedAnswer } from '@girassol/support-domain/contract';
import { useState } from 'react';

const FIELDS = cannedFields.map((name) => `{{${name}}} (${cannedFieldLabels[name]})`).join(', ');

interface CannedAnswerFormProps {
  /** Null: a new one. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

/** Dialog in which a canned answer is written. */
export function CannedAnswerForm({ answer, onClose }: CannedAnswerFormProps) {
  const [shortcut, setShortcut] = useState(answer?.shortcut ?? '');
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const isDirty =
    shortcut !== (answer?.shortcut ?? '') || title !== (answer?.title ?? '') || text !== (answer?.text ?? '');
  const isReady = normalizeShortcut(shortcut) !== '' && title.trim() !== '' && text.trim() !== '';

  async function save() {
    setIsSaving(true);
    const body = { shortcut, title, text };
    try {
      if (answer)
        await api('PUT /operation/canned-answers/:answerId', {
          params: { answerId: answer._id },
          body: { ...body, version: answer.version },
        });
      else await api('POST /operation/canned-answers', { body });
      onClose();
    } catch {
      // The dialog of errors has said why; what was written stays.
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={isDirty}
      onClose={onClose}
      title={answer ? 'Editar resposta pronta' : 'Nova resposta pronta'}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!isReady || !isDirty}
            isPending={isSaving}
            onClick={() => void save()}
          >
            Salvar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TextField
          label="Atalho"
          isRequired
          autoFocus
          maxLength={MAX_SHORTCUT_LENGTH}
          description={`Você escreve /${normalizeShortcut(shortcut) || 'atalho'} no campo da resposta.`}
          value={shortcut}
          onChange={setShortcut}
        />
        <TextField
          label="Título"
          isRequired
          maxLength={MAX_CANNED_TITLE_LENGTH}
          value={title}
          onChange={setTitle}
        />
        <TextArea
          label="Resposta"
          isRequired
          rows={8}
          maxLength={MAX_CANNED_TEXT_LENGTH}
          description={`Campos: ${FIELDS}.`}
          value={text}
          onChange={setText}
        />
      </Stack>
    </Dialog>
  );
}
