import { showMessageDialog } from '@girassol/shared-ui';

/**
 * Shows a dialog with notes about what the server changed in an uploaded document, one sentence a line.
 * Resolves when the dialog is closed; at once if there are no notes.
 */
export async function showDocumentChangeNotes(notes: readonly string[]): Promise<void> {
  if (notes.length === 0) return;
  await showMessageDialog({
    title: 'O documento foi guardado com o texto final',
    text: (
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
    closeLabel: 'Entendi',
  });
}
