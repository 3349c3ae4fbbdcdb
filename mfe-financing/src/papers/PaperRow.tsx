import { formatBytes, formatDate } from '@girassol/shared-domain';
import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { isTaken, paperFacts } from '@girassol/shared-domain/financing';
import { Badge, Button, Row, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileChooser } from './FileChooser';
import { fullLabel, paperBadge, reuseWords } from './paper-words';
import { SendingLine } from './sending/SendingLine';
import type { PaperSending } from './sending/use-paper-sending';

interface PaperRowProps {
  paper: ExpectedFinancingPaper;
  /** Epoch milliseconds by the clock of the account. */
  now: number;
  papers: PaperSending;
  /** Papers go to the bank at this time. */
  isOpen: boolean;
  onReuse(paper: ExpectedFinancingPaper, fileId: string): void;
  /** Null: these are for others to see. */
  onView: ((paper: ExpectedFinancingPaper) => void) | null;
}

/** A paper of the list: what is asked for, where it stands, and what can be done. Files may be dropped on it. */
export function PaperRow({ paper, now, papers, isOpen, onReuse, onView }: PaperRowProps) {
  const { semantic, expects, status, reason, file, reusable, sentTimestamp } = paper;
  const label = fullLabel(paper);
  const badge = paperBadge(paper);
  const [isOver, setOver] = useState(false);
  const isLocked = !isOpen || papers.isBusy || isTaken(status ?? undefined);
  const own = papers.sending?.semantic === semantic ? papers.sending : null;
  // Once the bank has taken it, that is said already.
  const sending = own?.is === 'sent' && isTaken(status ?? undefined) ? null : own;
  const { accepts } = paperFacts(semantic);

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
        const [dropped] = event.dataTransfer.files;
        if (dropped && !isLocked) papers.choose(semantic, dropped);
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
            label={`Fotografar ${label}`}
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
            {reuseWords(paper.label, reusable.registryTimestamp, now)}
          </Button>
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
      {sending && <SendingLine sending={sending} go={papers.go} drop={papers.drop} />}
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
