import type { ImportType } from '@girassol/shared-domain/imports';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { saveModel } from './save-model';

/** Downloads the spreadsheet to fill in (imports-011). */
export function ModelButton({ type }: { type: ImportType }) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    await saveModel(type);
    setPending(false);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void download()}>
      BAIXAR MODELO
    </Button>
  );
}
