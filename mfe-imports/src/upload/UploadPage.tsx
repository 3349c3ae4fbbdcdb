import { type ImportType, importTitles } from '@girassol/shared-domain/imports';
import { Button, PageHeader, Row, Stack, Text } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { ImportGate } from '../gate/ImportGate';
import { ModelButton } from './ModelButton';
import { RecentImports } from './RecentImports';
import { SendingBar } from './SendingBar';
import { SheetDrop } from './SheetDrop';
import { useSheetUpload } from './use-sheet-upload';
import { WhatCanCome } from './WhatCanCome';

/** The upload page of a type: a spreadsheet is brought, and mapped on the next page (imports-001). */
export default function UploadPage({ type, title }: { type: ImportType; title: string }) {
  return (
    <FormPage>
      <PageHeader
        title={title}
        summary={`Traga ${importTitles[type].many} de uma planilha. Antes de gravar, você confere coluna por coluna; depois, dá para desfazer.`}
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
        <SheetDrop upload={upload} />
        {share !== null && upload.chosen && (
          <SendingBar name={upload.chosen.file.name} share={share} onCancel={cancel} />
        )}
        {failure !== null && (
          <Text as="p" size={13} tone="bad" role="alert">
            {failure}
          </Text>
        )}
        <Row justify="between" wraps>
          <ModelButton type={type} />
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
      </Stack>
      <WhatCanCome type={type} />
      <RecentImports type={type} />
    </Stack>
  );
}
