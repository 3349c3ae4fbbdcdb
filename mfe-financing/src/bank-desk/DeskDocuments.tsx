import type { BankApplication } from '@girassol/shared-domain/contract';
import { financingDocumentStatusLabels, getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { Badge, Button, Heading, Row, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { ReasonDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeskDocumentPreview } from './DeskDocumentPreview';
import { BANK_REASON_HINT, documentTones } from './desk-labels';
import { sendDocumentVerdict } from './use-desk';
import { WaiveDocumentForm } from './WaiveDocumentForm';

/** List at the bank desk of the documents sent with a credit request, each with the bank's verdict. */
export function DeskDocuments({ application }: { application: BankApplication }) {
  const { _id, papers, monitoringLink } = application;
  return (
    <Stack gap={8}>
      <Row gap={8} wraps justify="between">
        <Heading level={3}>Documentos</Heading>
        <WaiveDocumentForm application={application} />
      </Row>
      {papers.length === 0 && <Text tone="soft">Nada foi enviado ainda.</Text>}
      <DocumentLines aria-label="Documentos">
        {papers.map((paper) => (
          <li key={paper.semantic}>
            <DocumentLine
              id={_id}
              semantic={paper.semantic}
              title={getFinancingDocumentLabel(paper.semantic)}
              detail={paper.reason ?? paper.name}
              status={paper.status}
              canOpen={paper.canOpen}
            />
          </li>
        ))}
        {monitoringLink && (
          <li>
            <DocumentLine
              id={_id}
              semantic="LINK"
              title="Link de monitoramento"
              detail={monitoringLink.url}
              status={monitoringLink.status}
              canOpen={false}
            />
          </li>
        )}
      </DocumentLines>
    </Stack>
  );
}

interface DocumentLineProps {
  id: string;
  semantic: string;
  title: string;
  detail: string;
  status: BankApplication['papers'][number]['status'];
  canOpen: boolean;
}

function DocumentLine({ id, semantic, title, detail, status, canOpen }: DocumentLineProps) {
  const [asksWhy, setAsksWhy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function say(verdict: 'APPROVED' | 'REJECTED', reason?: string) {
    const isDone = await sendDocumentVerdict(id, { semantic, verdict, ...(reason && { reason }) });
    setAsksWhy(false);
    if (isDone) showSnackbar({ text: verdict === 'APPROVED' ? `${title}: aprovado` : `${title}: devolvido` });
  }

  return (
    <Row gap={8} wraps justify="between">
      <What>
        <Row gap={8} wraps>
          <Text weight={500}>{title}</Text>
          <Badge tone={documentTones[status]}>{financingDocumentStatusLabels[status]}</Badge>
        </Row>
        <Text as="p" size={13} tone={status === 'REJECTED' ? 'bad' : 'soft'}>
          {detail}
        </Text>
      </What>
      <Row gap={8}>
        {canOpen && (
          <Button size="sm" variant="ghost" aria-label={`Ver ${title}`} onClick={() => setIsOpen(true)}>
            Ver
          </Button>
        )}
        {status === 'PENDING' && (
          <>
            <Button size="sm" aria-label={`Devolver ${title}`} onClick={() => setAsksWhy(true)}>
              Devolver
            </Button>
            <Button
              size="sm"
              variant="primary"
              aria-label={`Aprovar ${title}`}
              onClick={() => void say('APPROVED')}
            >
              Aprovar
            </Button>
          </>
        )}
      </Row>
      {asksWhy && (
        <ReasonDialog
          description={BANK_REASON_HINT}
          title="Devolver"
          label={`O que há de errado com ${title}`}
          onClose={() => setAsksWhy(false)}
          onGive={(reason) => say('REJECTED', reason)}
        />
      )}
      {isOpen && <DeskDocumentPreview id={id} semantic={semantic} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

const { color, space } = tokens;

const DocumentLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding: ${space[8]} 0; border-top: 1px solid ${color.lineSoft}; }
`;

const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
