import { useSettings } from '@girassol/shared-auth';
import { DEFAULT_MAX_FILE_BYTES } from '@girassol/shared-domain';
import { Button, Card, Heading, Icon, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { NewFileDialog } from './FileDialog';
import { UploadList } from './uploads/UploadList';
import { listUploads, uploadStore } from './uploads/upload-store';
import { WaitingFileList } from './uploads/WaitingFileList';
import type { UploadFolder } from './uploads/waiting-files';

/** Folder of an account that begins archives with none. */
const PHOTOS = 'Fotos';

interface UnopenedArchiveProps {
  cid: string;
  recordName: string | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * Shows the archive of a customer that was never opened on this device, while there is no signal: its standard folders take
 * photos and other files, which are sent into the folder of that name.
 */
export function UnopenedArchive({ cid, recordName, onRetry, isRetrying }: UnopenedArchiveProps) {
  const standard = useSettings()?.stdFolders ?? [];
  const names = standard.length > 0 ? standard.map(({ name }) => name) : [PHOTOS];
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.get).filter(
    (upload) => upload.cid === cid,
  );
  const [target, setTarget] = useState<UploadFolder | null>(null);
  return (
    <Stack gap={12}>
      <Notice>
        <Icon name="offline" size={20} />
        <Text as="p" size={13}>
          Os arquivos deste cliente ainda não foram abertos neste aparelho. Você já pode acrescentar fotos e
          documentos: eles entram na pasta escolhida quando o sinal voltar.
        </Text>
        <Button size="sm" variant="ghost" icon="refresh" isPending={isRetrying} onClick={onRetry}>
          Tentar novamente
        </Button>
      </Notice>
      {[...new Set(names)].map((name) => (
        <Card key={name} as="section" aria-label={`Pasta ${name}`}>
          <Stack gap={8}>
            <Row gap={8} justify="between" wraps>
              <Name>
                <Icon name="folder" size={20} />
                <Heading level={2}>{name}</Heading>
              </Name>
              <Button
                size="sm"
                icon="upload"
                aria-label={`Acrescentar arquivos: ${name}`}
                onClick={() => setTarget({ name })}
              >
                Acrescentar arquivos
              </Button>
            </Row>
            <UploadList uploads={listUploads(uploads, { name })} />
            <WaitingFileList cid={cid} folder={{ name }} />
          </Stack>
        </Card>
      ))}
      {target && (
        <NewFileDialog
          cid={cid}
          recordName={recordName}
          folder={target}
          maxBytes={DEFAULT_MAX_FILE_BYTES}
          onClose={() => setTarget(null)}
        />
      )}
    </Stack>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]} ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkSoft};
  > svg { flex: none; }
  > p { flex: 1 1 16rem; }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-width: 0;
  > svg { flex: none; color: ${tokens.color.leaf}; }
`;
