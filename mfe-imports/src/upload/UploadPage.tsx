import { type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import { Button, PageHeader, Row, Stack, Text } from '@girassol/shared-ui';
import { Checkbox, FormPage } from '@girassol/shared-ui/fields';
import { ImportGate } from '../gate/ImportGate';
import { ImportableProperties } from './ImportableProperties';
import { RecentImports } from './RecentImports';
import { SheetDropArea } from './SheetDropArea';
import { SheetTemplateButton } from './SheetTemplateButton';
import { UploadProgress } from './UploadProgress';
import { useSheetUpload } from './use-sheet-upload';

/**
 * Page that uploads a spreadsheet of an import type. The columns are mapped on the next page (imports-001).
 */
export default function UploadPage({ type, title }: { type: ImportType; title: string }) {
  return (
    <FormPage>
      <PageHeader
        title={title}
        summary={`Traga ${importTypeNouns[type].many} de uma planilha. Antes de gravar, você confere coluna por coluna; depois, dá para desfazer.`}
      />
      <ImportGate type={type}>
        <Contents type={type} />
      </ImportGate>
    </FormPage>
  );
}

function Contents({ type }: { type: ImportType }) {
  const upload = useSheetUpload(type);
  const { share, failure, isReady, send, cancel } = upload;
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <SheetDropArea upload={upload} />
        {failure !== null && (
          <Text as="p" size={13} tone="bad" role="alert">
            {failure}
          </Text>
        )}
        {type === 'preSale' && (
          <Checkbox
            label="Enviar sem mapear"
            description="Para a planilha do modelo: os leads são conferidos e gravados em seguida. O que tiver problema fica em Importações."
            value={upload.isDirect}
            onChange={upload.setDirect}
          />
        )}
        <Row justify="between" wraps>
          <SheetTemplateButton type={type} />
          <Button
            variant="primary"
            icon="upload"
            disabled={!isReady}
            isPending={share !== null}
            onClick={send}
          >
            FAZER UPLOAD
          </Button>
        </Row>
        {/* Below the button, which stays in its place: the second press of a double click does not cancel. */}
        {share !== null && upload.chosen && (
          <UploadProgress name={upload.chosen.file.name} share={share} onCancel={cancel} />
        )}
      </Stack>
      <ImportableProperties type={type} />
      <RecentImports type={type} />
    </Stack>
  );
}
