import { useSession } from '@girassol/shared-auth';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import { bracketDelimiters, buildSampleData, contractTagFamilies } from '@girassol/shared-domain/templates';
import {
  createDocxBlob,
  downloadFile,
  TEMPLATE_LOAD_FAILED_MESSAGE,
  useFetchedTemplate,
} from '@girassol/shared-templates';
import { Button, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { DocumentPageImages } from '../documents/DocumentPageImages';
import { useFilledDocument } from '../documents/use-filled-document';
import { useDocumentPreview } from '../documents/use-preview';

const demonstration = buildSampleData(contractTagFamilies);

/** Preview of a template filled with sample values, as pages and as a Word document. */
export function TemplatePreview({ template, onClose }: { template: ContractTemplate; onClose: () => void }) {
  const userId = useSession()?.userId ?? '';
  const { read, hasFailed } = useFetchedTemplate(template.fileUrl, bracketDelimiters);
  const filled = useFilledDocument(read, demonstration);
  const drawing = useDocumentPreview(filled.document, { userId });
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
          onClick={() =>
            document && downloadFile(createDocxBlob(document), `${template.name} (demonstração).docx`)
          }
        >
          Baixar preenchido
        </Button>
      }
    >
      {hasFailed || filled.hasFailed ? (
        <Text as="p" tone="bad" role="alert">
          {TEMPLATE_LOAD_FAILED_MESSAGE}
        </Text>
      ) : (
        <DocumentPageImages
          pages={drawing.data?.pages ?? null}
          total={drawing.data?.total ?? 0}
          drawing={drawing}
        />
      )}
    </Dialog>
  );
}
