import { acceptedImages } from '@girassol/shared-domain';
import type { ProposalImageKind } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { useRef } from 'react';
import { useImageUpload } from './use-image-upload';

interface UploadButtonProps {
  kind: ProposalImageKind;
  /** What the file is, for whoever hears it. */
  label: string;
  children: string;
  onSent: (address: string) => void;
}

/** Chooses a picture of this computer and sends it. */
export function UploadButton({ kind, label, children, onSent }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useImageUpload(kind);

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
        accept={acceptedImages}
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
