import { formatBytes } from '@girassol/shared-domain';
import { Button, Icon, Stack, Text, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { acceptedSheets } from './check-sheet';
import type { SheetUpload } from './use-sheet-upload';

/** Where a spreadsheet is dropped or chosen, and what is thought of it (imports-009). */
export function SheetDrop({ upload }: { upload: SheetUpload }) {
  const { chosen, share, choose } = upload;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isSending = share !== null;
  return (
    <Zone
      role="group"
      aria-label="Planilha"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isSending);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
    >
      <Icon name={chosen ? 'file' : 'upload'} size={24} />
      <Stack gap={4} align="center">
        {chosen ? (
          <Text as="p" weight={600}>
            {chosen.file.name} · {formatBytes(chosen.file.size)}
          </Text>
        ) : (
          <Text as="p" weight={600}>
            Solte a planilha aqui
          </Text>
        )}
        {chosen?.problem ? (
          <Text as="p" size={13} tone="bad" role="alert">
            {chosen.problem}
          </Text>
        ) : (
          <Text as="p" size={13} tone="soft">
            .xlsx, .xls ou .csv, com os títulos das colunas na primeira linha. Até 30 MB e 100.000 linhas.
          </Text>
        )}
      </Stack>
      <Button disabled={isSending} onClick={() => input.current?.click()}>
        {chosen ? 'Escolher outro arquivo' : 'Escolher arquivo'}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label="Arquivo da planilha"
          accept={acceptedSheets}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            choose(files);
          }}
        />
      </VisuallyHidden>
    </Zone>
  );
}

const { color, radius, space } = tokens;

const Zone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[32]} ${space[16]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
  overflow-wrap: anywhere;
  > svg { flex: none; color: ${color.inkFaint}; }
  &[data-over] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;
