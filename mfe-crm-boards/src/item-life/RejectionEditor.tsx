import { Button, Row, Stack } from '@girassol/shared-ui';
import { TextArea } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { MAX_REJECTION_REASON_LENGTH } from './use-rejections';

interface RejectionEditorProps {
  reason: string;
  /** The editor is busy until it settles; refused, the text stays. */
  onSave: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Inline editor of a rejection reason. Escape discards the change. */
export function RejectionEditor({ reason, onSave, onCancel }: RejectionEditorProps) {
  const [text, setText] = useState(reason);
  const [isSaving, setIsSaving] = useState(false);
  const isEmpty = text.trim() === '';

  async function save() {
    setIsSaving(true);
    await onSave(text.trim());
    setIsSaving(false);
  }

  return (
    <Stack
      gap={8}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel stays open.
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextArea
        label="Motivo da reprova"
        hideLabel
        autoFocus
        rows={3}
        maxLength={MAX_REJECTION_REASON_LENGTH}
        value={text}
        onChange={setText}
        {...(isEmpty && { error: 'Preencha este campo.' })}
      />
      <Row gap={8} justify="end">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={isEmpty}
          isPending={isSaving}
          onClick={() => void save()}
        >
          Salvar
        </Button>
      </Row>
    </Stack>
  );
}
