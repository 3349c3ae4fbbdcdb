import type { Signature } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, copyText, Text } from '@girassol/shared-ui';

/**
 * Link to the page on which anybody can verify a document, and its code to copy. Renders nothing for a document
 * without a code.
 */
export function VerificationLinks({ signature }: { signature: Signature }) {
  const { state, verifyCode, verifyPath } = signature;
  if (!verifyCode || !verifyPath) return null;
  return (
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
      {state === 'SEALED' && (
        <Text size={12} tone="soft">
          Quem tem o arquivo confere pelo código, sem entrar no sistema.
        </Text>
      )}
    </>
  );
}
