import { useSession } from '@girassol/shared-auth';
import { Button, PageHeader, Stack, Text } from '@girassol/shared-ui';
import { FormFooter, FormPage } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import type { ExportSubject } from '../addresses/exports';
import { followExport } from '../data/follow-export';
import { useNow } from '../data/use-now';
import { CustomersCsvButton } from './CustomersCsvButton';
import { ExportFormFields } from './form/ExportForm';
import {
  type ExportFormValues,
  emptyExportFormValues,
  getExportFormProblem,
} from './form/export-form-values';
import { RecentExports } from './parts/RecentExports';
import { RequestedExport } from './RequestedExport';
import { requestExport } from './request-export';
import type { ExportRights } from './use-export-rights';

interface ExportScreenProps {
  exported: ExportSubject;
  rights: ExportRights;
  title: string;
}

/** Export form, the export requested just now, whose file is downloaded when it is written, and the latest exports. */
export function ExportScreen({ exported, rights, title }: ExportScreenProps) {
  const now = useNow();
  const userId = useSession()?.userId ?? '';
  const [form, setForm] = useState<ExportFormValues>(emptyExportFormValues);
  const [exportId, setExportId] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const problem = getExportFormProblem(form);

  async function ask() {
    setPending(true);
    const asked = await requestExport(exported, rights.fetchId, form);
    if (asked) {
      setExportId(asked);
      followExport(userId, asked);
    }
    setPending(false);
  }

  return (
    <FormPage>
      <PageHeader
        title={title}
        summary={`Escolha o que vai no arquivo. Ele é baixado assim que fica pronto.${
          exported.kind === 'customers'
            ? ' Baixar CSV agora ignora estas escolhas: traz todos os clientes, com as colunas de costume.'
            : ''
        }`}
        actions={exported.kind === 'customers' && <CustomersCsvButton fetchId={rights.fetchId} />}
      />
      <Stack gap={16}>
        <ExportFormFields
          exported={exported}
          rights={rights}
          form={form}
          onChange={(change) => setForm((old) => ({ ...old, ...change }))}
        />
        {exportId && <RequestedExport key={exportId} exportId={exportId} now={now} />}
        <RecentExports now={now} except={exportId} />
      </Stack>
      <FormFooter>
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
      </FormFooter>
    </FormPage>
  );
}
