import { formatBytes, formatDate } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import { getDocumentRequirements, isDocumentAccepted } from '@girassol/shared-domain/financing';
import { Badge, Button, Row, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatReuseLabel, getDocumentBadge, getFullDocumentLabel } from './document-labels';
import { FileChooser } from './FileChooser';
import { SendingLine } from './sending/SendingLine';
import type { DocumentSending } from './sending/use-document-sending';

interface DocumentRowProps {
  paper: ExpectedFinancingDocument;
  /** Epoch milliseconds by the clock of the account. */
  now: number;
  papers: DocumentSending;
  /** Papers go to the bank at this time. */
  isOpen: boolean;
  /** Financing that is concluded or lost: its documents have no buttons to send others. */
  isEnded: boolean;
  onReuse(paper: ExpectedFinancingDocument, fileId: string): void;
  /** Null: these are for others to see. */
  onView: ((paper: ExpectedFinancingDocument) => void) | null;
}

/** Row of a document: its name, status and actions. Accepts dropped files. */
export function DocumentRow({ paper, now, papers, isOpen, isEnded, onReuse, onView }: DocumentRowProps) {
  const { semantic, expects, status, reason, file, reusable, sentTimestamp } = paper;
  const label = getFullDocumentLabel(paper);
  const [isOver, setOver] = useState(false);
  const sending = papers.sendings[semantic] ?? null;
  const isLocked = !isOpen || papers.isBusy || isDocumentAccepted(status ?? undefined);
  // The list is read again a moment later.
  const hasArrived = sending?.is === 'sent' && sending.sentBefore === sentTimestamp;
  const badge = getDocumentBadge(hasArrived ? { status: 'PENDING' } : paper);
  const { accepts } = getDocumentRequirements(semantic);

  return (
    <Line
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isLocked);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped, ...others] = event.dataTransfer.files;
        if (!dropped || isLocked) return;
        if (others.length > 0)
          showSnackbar({ text: 'Solte um arquivo de cada vez: nenhum foi enviado.', tone: 'bad' });
        else papers.choose(semantic, dropped);
      }}
    >
      <Head>
        <strong>{label}</strong>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Head>
      <Text as="p" size={13} tone="soft">
        {expects}
      </Text>
      {status === 'REJECTED' && (
        <Text as="p" size={13} tone="bad" role="alert">
          O banco devolveu: {reason ?? 'sem dizer o motivo.'}
        </Text>
      )}
      {status === 'WAIVED' && reason && (
        <Text as="p" size={13} tone="soft">
          O banco dispensou: {reason}
        </Text>
      )}
      <Row gap={8} wraps>
        {!isEnded && (
          <>
            <FileChooser
              label={file ? `Enviar outro arquivo de ${label}` : `Escolher arquivo de ${label}`}
              accepts={accepts}
              isDisabled={isLocked}
              onFile={(chosen) => papers.choose(semantic, chosen)}
            >
              {file ? 'Enviar outro' : 'Escolher arquivo'}
            </FileChooser>
            {accepts.includes('jpg') && (
              <FileChooser
                isCamera
                label={`Tirar foto de ${label}`}
                accepts={['jpg', 'jpeg', 'png', 'webp']}
                isDisabled={isLocked}
                onFile={(chosen) => papers.choose(semantic, chosen)}
              >
                Tirar foto
              </FileChooser>
            )}
            {reusable && (
              <Button
                size="sm"
                icon="refresh"
                disabled={isLocked}
                onClick={() => onReuse(paper, reusable.fileId)}
              >
                {formatReuseLabel(paper.label, reusable.registryTimestamp, now)}
              </Button>
            )}
          </>
        )}
        {file && onView && (
          <Button size="sm" icon="eye" aria-label={`Ver ${label}`} onClick={() => onView(paper)}>
            Ver
          </Button>
        )}
        {file && sentTimestamp !== null && (
          <Text size={12} tone="soft">
            {file.extension.toUpperCase()} · {formatBytes(file.size)} · enviado em {formatDate(sentTimestamp)}
          </Text>
        )}
      </Row>
      {sending && (
        <SendingLine
          sending={sending}
          isBusy={papers.isBusy}
          go={() => papers.go(semantic)}
          drop={() => papers.drop(semantic)}
        />
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  &[data-over] { outline: 2px dashed ${tokens.color.leaf}; outline-offset: -4px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  font: ${tokens.font[14]};
`;
