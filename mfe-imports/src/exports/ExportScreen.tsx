import { Button, PageHeader, Stack, Text } from '@girassol/shared-ui';
import { FormFoot, FormPage } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import type { ExportedHere } from '../addresses/exports';
import { useNow } from '../data/use-now';
import { AskedExport } from './AskedExport';
import { askForExport } from './ask-for-export';
import { CsvButton } from './CsvButton';
import { ExportFormFields } from './form/ExportForm';
import { type ExportForm, emptyForm, formProblem } from './form/export-form';
import { RecentExports } from './parts/RecentExports';
import type { ExportRights } from './use-export-rights';

interface ExportScreenProps {
  exported: ExportedHere;
  rights: ExportRights;
  title: string;
}

/** The form of an export, what became of the one asked for, and the latest ones. */
export function ExportScreen({ exported, rights, title }: ExportScreenProps) {
  const now = useNow();
  const [form, setForm] = useState<ExportForm>(emptyForm);
  const [exportId, setExportId] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const problem = formProblem(form);

  async function ask() {
    setPending(true);
    const asked = await askForExport(exported, rights.fetchId, form);
    if (asked) setExportId(asked);
    setPending(false);
  }

  return (
    <FormPage>
      <PageHeader
        title={title}
        summary="Escolha o que vai no arquivo."
        actions={exported.kind === 'customers' && <CsvButton fetchId={rights.fetchId} />}
      />
      <Stack gap={16}>
        <ExportFormFields
          exported={exported}
          rights={rights}
          form={form}
          onChange={(change) => setForm((old) => ({ ...old, ...change }))}
        />
        {exportId && <AskedExport key={exportId} exportId={exportId} now={now} />}
        <RecentExports now={now} except={exportId} />
      </Stack>
      <FormFoot>
        <Text size={13} tone="bad" role="alert">
          {problem}
        </Text>
        <Button
          variant="primary"
          icon="download"
          disabled={problem !== null}
          isPending={isPending}
          onClick={() => void ask()}
        >
          Exportar
        </Button>
      </FormFoot>
    </FormPage>
  );
}
