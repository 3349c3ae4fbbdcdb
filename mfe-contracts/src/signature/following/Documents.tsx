import { attempt } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, copyText, Row, Text } from '@girassol/shared-ui';
import { type OfContract, readFiles } from '../data/signature';
import { openFile } from './open-file';

/** The documents, and how anybody can check what was sealed (signatures-018). */
export function Documents({ of, signature }: { of: OfContract; signature: Signature }) {
  const { state, verifyCode, verifyPath } = signature;
  const isSealed = state === 'SEALED';

  async function open(which: 'original_file_url' | 'signed_file_url') {
    const answer = await attempt(() => readFiles(of));
    const url = answer?.downloadUrls[which];
    if (url) openFile(url);
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
            aria-label="Copiar o código de verificação"
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
