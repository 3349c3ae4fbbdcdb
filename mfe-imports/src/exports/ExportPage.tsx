import { Button, EmptyState, PageHeader, Skeleton } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { useNavigate } from 'react-router-dom';
import { getExportSubject } from '../addresses/exports';
import { ExportScreen } from './ExportScreen';
import { describeExportRefusal } from './export-refusal';
import { useExportRights } from './use-export-rights';

/** Export page of a board or of the customers, depending on the address (exports-001). */
export default function ExportPage({ path, title }: { path: string; title: string }) {
  const exported = getExportSubject(path);
  const rights = useExportRights(exported);
  const navigate = useNavigate();
  if (rights?.exports) return <ExportScreen exported={exported} rights={rights} title={title} />;
  return (
    <FormPage>
      <PageHeader title={title} />
      {rights ? (
        <EmptyState
          {...describeExportRefusal(exported, rights.facts)}
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
