import { fileInputAccept, formatBytes, removeFileExtension } from '@girassol/shared-domain';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import { Button, Icon, Text, tokens } from '@girassol/shared-ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NameDialog } from './NameDialog';
import type { ArchiveActions } from './state/archive-actions';
import { checkFile } from './uploads/check-file';
import { startUploads } from './uploads/upload-store';
import type { UploadFolder } from './uploads/waiting-files';

interface NewFileProps {
  cid: string;
  recordName: string | undefined;
  folder: UploadFolder;
  maxBytes: number;
  onClose(): void;
}

/** Dialog "Novo Arquivo": uploads one file with a chosen name, or several files under their own names. */
export function NewFileDialog({ cid, recordName, folder, maxBytes, onClose }: NewFileProps) {
  const picker = useFilePicker(maxBytes, true);
  const [first] = picker.files;
  const isOne = picker.files.length === 1;
  return (
    <NameDialog
      title={`Novo Arquivo em ${folder.name}`}
      initialName=""
      isNameless={picker.files.length > 1}
      proposal={first && removeFileExtension(first.name)}
      label="Nome"
      saveLabel="Enviar"
      problem={() => picker.check(true)}
      onSave={async (name) =>
        startUploads({ cid, recordName, folder, files: picker.files, maxBytes, ...(isOne && { name }) })
      }
      onClose={onClose}
    >
      <FilePicker {...picker} label="Arquivo" maxBytes={maxBytes} isRequired />
    </NameDialog>
  );
}

interface EditFileProps {
  file: ArchiveFile;
  actions: ArchiveActions;
  maxBytes: number;
  onClose(): void;
}

/** Dialog "Editar Arquivo": changes the name of a file, its contents, or both. */
export function EditFileDialog({ file, actions, maxBytes, onClose }: EditFileProps) {
  const picker = useFilePicker(maxBytes, false);
  const [share, setShare] = useState<number | null>(null);
  return (
    <NameDialog
      title="Editar Arquivo"
      initialName={file.name}
      label="Nome"
      saveLabel="Salvar"
      problem={() => picker.check(false)}
      onSave={async (name) => {
        try {
          await actions.editFile(file, { name, file: picker.files[0] ?? null, onProgress: setShare });
        } finally {
          setShare(null);
        }
      }}
      onClose={onClose}
    >
      <FilePicker {...picker} label="Substituir por" maxBytes={maxBytes} />
      {share !== null && picker.files.length > 0 && (
        <Text size={12} tone="soft" role="status">
          Enviando: {Math.round(share * 100)}%
        </Text>
      )}
    </NameDialog>
  );
}

function useFilePicker(maxBytes: number, isMultiple: boolean) {
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  return {
    files,
    error,
    isMultiple,
    choose(chosen: File[]) {
      setFiles(chosen);
      const [only] = chosen;
      setError(chosen.length === 1 && only ? checkFile(only, maxBytes) : undefined);
    },
    /** Returns the problem of the chosen files after showing and announcing it; undefined if there is none. */
    check(isRequired: boolean): string | undefined {
      const [only] = files;
      const missing = isRequired && files.length === 0 ? 'Escolha um arquivo.' : undefined;
      const problem = missing ?? (files.length === 1 && only ? checkFile(only, maxBytes) : undefined);
      setError(problem);
      return problem;
    },
  };
}

interface FilePickerProps extends ReturnType<typeof useFilePicker> {
  label: string;
  maxBytes: number;
  isRequired?: boolean | undefined;
}

/** Chooses files of this machine (archive-006). */
function FilePicker({ files, error, isMultiple, choose, label, maxBytes, isRequired }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const inputId = useId();
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const chosen = files.length === 1 ? files[0]?.name : `${files.length} arquivos`;
  return (
    <div>
      <Label htmlFor={inputId}>
        {label} <span>{isRequired ? '(obrigatório)' : '(opcional)'}</span>
      </Label>
      <HiddenInput
        ref={input}
        id={inputId}
        type="file"
        tabIndex={-1}
        accept={fileInputAccept}
        multiple={isMultiple}
        aria-describedby={messageId}
        aria-invalid={error ? true : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose([...(target.files ?? [])])}
      />
      <Button icon="upload" isFullWidth autoFocus={isRequired} onClick={() => input.current?.click()}>
        {files.length === 0 ? 'Escolher arquivo' : chosen}
      </Button>
      <Message id={messageId} $isError={error !== undefined} role={error ? 'alert' : undefined}>
        {error && <Icon name="error" size={14} />}
        {error ??
          (files.length > 0
            ? `${formatBytes(total)}${files.length > 1 ? '. Cada um entra com o próprio nome.' : ''}`
            : `Fotos, PDF, planilhas, textos, desenhos. Até ${formatBytes(maxBytes)} cada.`)}
      </Message>
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: ${tokens.space[4]};
  font: ${tokens.font[13]};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.ink};
  > span { font-weight: ${tokens.weight.regular}; color: ${tokens.color.inkFaint}; }
`;

/** The button shows for it; it stays for labels and tests. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Message = styled.div<{ $isError: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[4]};
  font: ${tokens.font[12]};
  color: ${({ $isError }) => ($isError ? tokens.color.badInk : tokens.color.inkSoft)};
`;
