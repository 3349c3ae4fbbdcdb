import type { Signature } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, copyText, Row, Text } from '@girassol/shared-ui';
import type { ContractRef } from '../data/signature';
import { downloadSignatureFile } from './download-signature-file';
import { SignedDocumentButton } from './SignedDocumentButton';

/**
 * Buttons that download the original and the signed document. For a sealed document also a link and a code
 * with which anybody can verify the document (signatures-018).
 */
export function SignatureDocumentButtons({ of, signature }: { of: ContractRef; signature: Signature }) {
  const { state, verifyCode, verifyPath } = signature;
  const isSealed = state === 'SEALED';

  return (
    <Row gap={8} wraps>
      {isSealed && <SignedDocumentButton of={of} size="sm" />}
      <Button size="sm" icon="download" onClick={() => void downloadSignatureFile(of, 'original_file_url')}>
        Baixar o original
      </Button>
      {verifyCode && verifyPath && (
        <>
          <ButtonLink
            size="sm"
            variant="ghost"
            icon="external"
            href={verifyPath}
            target="_blank"
            rel="noreferrer"
          >
            Conferir autenticidade
          </ButtonLink>
          <Button
            size="sm"
            variant="ghost"
            icon="copy"
            aria-label={`${verifyCode}: copiar o código de verificação`}
            onClick={() => void copyText(verifyCode, 'Código de verificação copiado.')}
          >
            {verifyCode}
          </Button>
        </>
      )}
      {isSealed && (
        <Text size={12} tone="soft">
          Quem tem o arquivo confere pelo código, sem entrar no sistema.
        </Text>
      )}
    </Row>
  );
}
