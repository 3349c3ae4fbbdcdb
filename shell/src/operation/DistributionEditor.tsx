import {
  type DistributionStatusReport,
  type GateFinding,
  RegistryError,
} from '@girassol/federation/operations';
import { queryClient } from '@girassol/shared-auth';
import { Button, Row, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { TextArea, TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { reloadPageFromServer } from '../page/reload-page-from-server';
import { initialDistribution, type LiveDistributionDocument } from './distribution-text';
import { GateFindingsList } from './GateFindingsList';
import { createRegistryClient } from './use-registry';

interface DistributionEditorProps {
  known: readonly DistributionStatusReport[];
  /** Left out: a new one. */
  document?: LiveDistributionDocument | undefined;
  onClose: () => void;
}

/** Result of the last action of the editor. */
type EditorOutcome = { findings: GateFinding[]; isFine: boolean } | { problem: string } | null;

/**
 * Editor of a distribution's JSON document, with buttons that check it, preview it in this browser, or
 * publish it. Keeps the input when the server refuses.
 */
export function DistributionEditor({ known, document, onClose }: DistributionEditorProps) {
  const [initialText] = useState(() => JSON.stringify(document ?? initialDistribution, null, 2));
  const [text, setText] = useState(initialText);
  const [why, setWhy] = useState('');
  const [outcome, setOutcome] = useState<EditorOutcome>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: (written: object) => Promise<EditorOutcome>) {
    const written = parsed(text);
    if (!written) {
      setOutcome({ problem: 'O texto não é um JSON válido: confira vírgulas, aspas e chaves.' });
      return;
    }
    setIsBusy(true);
    setOutcome(await work(written).catch(toOutcome));
    setIsBusy(false);
  }

  const check = (written: object) =>
    createRegistryClient()
      .checkDistribution(written)
      .then(({ findings }) => ({ findings, isFine: !findings.some(({ severity }) => severity === 'error') }));

  async function preview(written: object): Promise<EditorOutcome> {
    const { id } = await createRegistryClient().keepPreview(written);
    await createRegistryClient().openPreview(id);
    reloadPageFromServer();
    return null;
  }

  async function publish(written: object): Promise<EditorOutcome> {
    if (why.trim().length < 3) return { problem: 'Escreva o motivo: ele fica no histórico, com seu nome.' };
    const key = 'key' in written && typeof written.key === 'string' ? written.key : '';
    const expected = known.find((report) => report.key === key)?.revision ?? 0;
    await createRegistryClient().publishDistribution(key || 'SEM-CHAVE', {
      document: written,
      why: why.trim(),
      expected,
    });
    await queryClient.invalidateQueries({ queryKey: ['registry'] });
    showSnackbar({ text: `${key}: distribuição no ar.` });
    onClose();
    return null;
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={text !== initialText || why !== ''}
      size="lg"
      onClose={onClose}
      title={document ? `Editar ${document.brand.name}` : 'Nova distribuição'}
      actions={
        <Row gap={8} wraps>
          <Button disabled={isBusy} onClick={() => void attempt(check)}>
            Conferir
          </Button>
          <Button icon="eye" disabled={isBusy} onClick={() => void attempt(preview)}>
            Ver prévia
          </Button>
          <Button variant="primary" disabled={isBusy} onClick={() => void attempt(publish)}>
            Publicar
          </Button>
        </Row>
      }
    >
      <Stack gap={16}>
        <Code>
          <TextArea
            label="Documento (JSON)"
            description="Os campos estão descritos no guia de parceiros. A prévia troca a marca só neste navegador."
            value={text}
            onChange={setText}
            rows={14}
          />
        </Code>
        <TextField label="Motivo" value={why} onChange={setWhy} maxLength={300} />
        <div role="status">
          {outcome && 'problem' in outcome && <Text tone="bad">{outcome.problem}</Text>}
          {outcome && 'findings' in outcome && (
            <GateFindingsList findings={outcome.findings} isFine={outcome.isFine} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function toOutcome(error: unknown): EditorOutcome {
  if (!(error instanceof RegistryError)) return { problem: 'Algo deu errado, por favor tente novamente.' };
  if (error.findings.length > 0) return { findings: error.findings, isFine: false };
  return { problem: `${error.message} (${error.code})` };
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const Code = styled.div`
  textarea {
    font: 13px / 1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    color: ${tokens.color.ink};
  }
`;
