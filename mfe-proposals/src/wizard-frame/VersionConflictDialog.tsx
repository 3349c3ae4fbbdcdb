import { Button, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';

interface VersionConflictProps {
  /** Server message about the author and time of the other change; null while there is no conflict. */
  message: string | null;
  /** Returns the typed values as text to copy. */
  typed: () => string;
  onReload: () => Promise<void>;
  /** Back to the form, with what was typed in it. */
  onClose: () => void;
}

/**
 * Dialog about a proposal that another person has changed since the wizard step was opened. Keeps the typed
 * values visible, so that the person can copy them before the current proposal is loaded.
 */
export function VersionConflictDialog({ message, typed, onReload, onClose }: VersionConflictProps) {
  const [isReloading, setReloading] = useState(false);
  const text = message === null ? '' : typed();

  async function copy() {
    await navigator.clipboard.writeText(text);
    showSnackbar({ text: 'Copiado.' });
  }

  async function reload() {
    setReloading(true);
    await onReload();
    setReloading(false);
  }

  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title="A proposta mudou"
      role="alertdialog"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar ao que digitei
          </Button>
          <Button icon="copy" onClick={copy}>
            Copiar
          </Button>
          <Button variant="primary" icon="refresh" isPending={isReloading} onClick={reload}>
            Recarregar
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text as="p">{message}</Text>
        <Text as="p" size={13} tone="soft">
          Recarregar mostra como a proposta ficou, sem o que está abaixo. Copie o que quiser manter.
        </Text>
        <Typed readOnly aria-label="O que você digitou" value={text} rows={8} />
      </Stack>
    </Dialog>
  );
}

const Typed = styled.textarea`
  width: 100%;
  box-sizing: border-box;
  padding: ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  font: ${tokens.font[13]};
  white-space: pre;
  resize: vertical;
`;
