import { proposalImageInputAccept } from '@girassol/shared-domain';
import type { ProposalImageKind } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { useRef } from 'react';
import { useProposalImageUpload } from './use-proposal-image-upload';

interface UploadButtonProps {
  kind: ProposalImageKind;
  /** Accessible label of the file. */
  label: string;
  children: string;
  onSent: (address: string) => void;
}

/** Button that chooses and uploads a picture. */
export function UploadButton({ kind, label, children, onSent }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useProposalImageUpload(kind);

  async function choose(file: File | undefined) {
    if (input.current) input.current.value = '';
    const address = file && (await send(file));
    if (address) onSent(address);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={proposalImageInputAccept}
        hidden
        aria-label={label}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button size="sm" icon="upload" isPending={isSending} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
