import { announce, Button, confirm, showSnackbar, useLeaveGuard } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/fields';
import { useState } from 'react';

interface VisitNoteProps {
  note: string;
  save: (note: string) => Promise<void>;
}

/** Asks before unsaved text is lost, reports what was done, and offers to undo it (Ctrl+Z as well). */
export function VisitNote({ note, save }: VisitNoteProps) {
  const [text, setText] = useState(note);
  useLeaveGuard(text !== note);

  async function remove() {
    const isSure = await confirm({
      text: 'Excluir a anotação da visita?',
      confirmLabel: 'Excluir anotação',
      danger: true,
    });
    if (!isSure) return;
    await save('');
    showSnackbar({ text: 'Anotação excluída', undo: () => void save(note) });
  }

  return (
    <>
      <TextField label="Anotação" value={text} onChange={setText} />
      <Button variant="primary" onClick={() => void save(text).then(() => announce('Anotação salva'))}>
        Salvar anotação
      </Button>
      <Button variant="danger" onClick={() => void remove()}>
        Excluir anotação
      </Button>
    </>
  );
}
