import type { ImportType } from '@girassol/shared-domain/imports';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { downloadSheetTemplate } from './download-sheet-template';

/**
 * Button that downloads the spreadsheet template of an import type, which a person fills in and uploads
 * (imports-011).
 */
export function SheetTemplateButton({ type }: { type: ImportType }) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    await downloadSheetTemplate(type);
    setPending(false);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void download()}>
      BAIXAR MODELO
    </Button>
  );
}
