import { ApiError } from '@girassol/shared-auth';
import { Button, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { ExportProblem, saveExport } from './save-export';

interface ExportButtonProps {
  label: string;
  /** Person who exports. */
  userId: string;
  /** Call that requests the export, without a message of its own for refusals. */
  request: () => Promise<{ exportId: string }>;
}

/** Button that exports a list of the account as a spreadsheet, and saves the file once it is written. */
export function ExportButton({ label, userId, request }: ExportButtonProps) {
  const [isPending, setIsPending] = useState(false);

  async function save() {
    setIsPending(true);
    try {
      window.open(`${await saveExport(userId, request)}&download=1`, '_self');
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof ExportProblem)) throw error;
      showSnackbar({ text: error.message, tone: 'bad' });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button variant="ghost" icon="download" isPending={isPending} onClick={() => void save()}>
      {label}
    </Button>
  );
}
