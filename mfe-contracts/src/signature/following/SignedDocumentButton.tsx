import { Button, type ButtonProps } from '@girassol/shared-ui';
import type { ContractRef } from '../data/signature';
import { downloadSignatureFile } from './download-signature-file';

interface SignedDocumentButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  of: ContractRef;
}

/** Button that downloads the sealed document with its signatures (signatures-018). */
export function SignedDocumentButton({ of, ...look }: SignedDocumentButtonProps) {
  return (
    <Button {...look} icon="download" onClick={() => void downloadSignatureFile(of, 'signed_file_url')}>
      Baixar o documento assinado
    </Button>
  );
}
