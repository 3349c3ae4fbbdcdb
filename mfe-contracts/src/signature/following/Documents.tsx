import { Button } from '@girassol/shared-ui';
import type { ContractRef } from '../data/signature';
import { downloadSignatureFile } from './download-signature-file';
import { SignedDocumentButton } from './SignedDocumentButton';

/** Buttons that download the original and the signed document (signatures-018). */
export const SignatureDocumentButtons = ({ of, isSealed }: { of: ContractRef; isSealed: boolean }) => (
  <>
    {isSealed && <SignedDocumentButton of={of} size="sm" />}
    <Button size="sm" icon="download" onClick={() => void downloadSignatureFile(of, 'original_file_url')}>
      Baixar o original
    </Button>
  </>
);
