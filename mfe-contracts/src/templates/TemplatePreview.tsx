import { useSession } from '@girassol/shared-auth';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import { brackets, contractFamilies, sampleData } from '@girassol/shared-domain/templates';
import { docxFile, LOAD_FAILED, saveFile, useReadTemplate } from '@girassol/shared-templates';
import { Button, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { PagesView } from '../documents/PagesView';
import { useFilled } from '../documents/use-filled';
import { usePreview } from '../documents/use-preview';

const demonstration = sampleData(contractFamilies);

/** A template with demonstration values: its pages, and as a document. */
export function TemplatePreview({ template, onClose }: { template: ContractTemplate; onClose: () => void }) {
  const userId = useSession()?.userId ?? '';
  const { read, hasFailed } = useReadTemplate(template.fileUrl, brackets);
  const filled = useFilled(read, demonstration);
  const { drawn, failure } = usePreview(filled.document, { userId });
  const { document } = filled;
  return (
    <Dialog
      isOpen
      size="lg"
      title={template.name}
      onClose={onClose}
      actions={
        <Button
          icon="download"
          disabled={!document}
          onClick={() => document && saveFile(docxFile(document), `${template.name} (demonstração).docx`)}
        >
          Baixar preenchido
        </Button>
      }
    >
      {hasFailed || filled.hasFailed ? (
        <Text as="p" tone="bad" role="alert">
          {LOAD_FAILED}
        </Text>
      ) : (
        <PagesView pages={drawn?.pages ?? null} total={drawn?.total ?? 0} failure={failure} />
      )}
    </Dialog>
  );
}
