import { Button, EmptyState, PageHeader, Skeleton } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { useNavigate } from 'react-router-dom';
import { exportedAt } from '../addresses/exports';
import { ExportScreen } from './ExportScreen';
import { refusalWords } from './refusal-words';
import { useExportRights } from './use-export-rights';

/** What is taken out of a board or of the customers (exports-001); the address says which. */
export default function ExportPage({ path, title }: { path: string; title: string }) {
  const exported = exportedAt(path);
  const rights = useExportRights(exported);
  const navigate = useNavigate();
  if (rights?.exports) return <ExportScreen exported={exported} rights={rights} title={title} />;
  return (
    <FormPage>
      <PageHeader title={title} />
      {rights ? (
        <EmptyState
          {...refusalWords(exported, rights.facts)}
          action={
            <Button icon="arrow-left" onClick={() => navigate(-1)}>
              Voltar
            </Button>
          }
        />
      ) : (
        <Skeleton height={240} radius={10} />
      )}
    </FormPage>
  );
}
