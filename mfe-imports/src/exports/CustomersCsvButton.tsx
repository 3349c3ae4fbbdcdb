import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { downloadCustomersCsv } from '../data/export-actions';

/** Button that downloads the customers as CSV with the default columns (exports-004). */
export function CustomersCsvButton({ fetchId }: { fetchId: string }) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    await downloadCustomersCsv(fetchId);
    setPending(false);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void download()}>
      Baixar CSV agora
    </Button>
  );
}
