import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { downloadCustomers } from '../data/export-actions';

/** The customers as CSV at once, with the usual columns (exports-004). */
export function CsvButton({ fetchId }: { fetchId: string }) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    await downloadCustomers(fetchId);
    setPending(false);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void download()}>
      Baixar CSV agora
    </Button>
  );
}
