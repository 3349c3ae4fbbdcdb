import { attemptAction } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, copyText, Row, Text } from '@girassol/shared-ui';
import { type ContractRef, loadSignedFileUrls } from '../data/signature';
import { downloadFromUrl } from './download-from-url';

/**
 * Buttons that download the original and the signed document. For a sealed document also a link and a code
 * with which anybody can verify the document (signatures-018).
 */
export function SignatureDocumentButtons({ of, signature }: { of: ContractRef; signature: Signature }) {
  const { state, verifyCode, verifyPath } = signature;
  const isSealed = state === 'SEALED';

  async function open(which: 'original_file_url' | 'signed_file_url') {
    const answer = await attemptAction(() => loadSignedFileUrls(of));
    const url = answer?.downloadUrls[which];
    if (url) downloadFromUrl(url);
  }

  return (
    <Row gap={8} wraps>
      {isSealed && (
        <Button variant="primary" size="sm" icon="download" onClick={() => void open('signed_file_url')}>
          Baixar o documento assinado
        </Button>
      )}
      <Button size="sm" icon="download" onClick={() => void open('original_file_url')}>
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
