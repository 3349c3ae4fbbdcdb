import { getSupportWhatsapp, lazyScreen } from '@girassol/federation/remote';
import { api, attemptAction, useApiQuery, useReadOnlyReason } from '@girassol/shared-auth';
import { buildWhatsappMessageLink, formatRecordNumber } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument, Financing } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  ErrorState,
  Row,
  Skeleton,
  Spinner,
  Stack,
  showSnackbar,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isFinancingLost } from '../financing/financing-badge';
import { DocumentPreview } from './DocumentPreview';
import { DocumentsList } from './DocumentsList';
import { describeApprovalProgress, getFullDocumentLabel } from './document-labels';
import { MonitoringLinkField } from './MonitoringLinkField';
import { PartnerCountField } from './PartnerCountField';
import type { DocumentPhoneUploadDialogProps } from './phone/DocumentPhoneUploadDialog';
import { useDocumentSending } from './sending/use-document-sending';

const PhoneDialog = lazyScreen<DocumentPhoneUploadDialogProps>(
  () => import(/* webpackChunkName: "phone" */ './phone/DocumentPhoneUploadDialog'),
  <Spinner label="Preparando o código" />,
);

export interface DocumentsTabProps {
  /** Documentação, Notas Fiscais or Comprovantes. */
  group: ExpectedFinancingDocument['group'];
  financing: Financing;
  /** Called with the financing from a call's answer, which replaces the displayed one. */
  onChange: (financing: Financing) => void;
}

const NONE: readonly ExpectedFinancingDocument[] = [];

/**
 * Tab of one group of a financing's documents (such as invoices or proofs): expected documents, sent
 * documents, and the bank's verdict on each document (financing-014 to financing-018).
 */
export default function DocumentGroupTab({ group, financing, onChange }: DocumentsTabProps) {
  const fid = financing._id;
  const query = useApiQuery(
    'GET /financings/single/papers/:fid',
    { params: { fid } },
    { refetchOnMount: 'always' },
  );
  const sending = useDocumentSending(financing, query.data?.papers ?? NONE);
  const [viewed, setViewed] = useState<ExpectedFinancingDocument | null>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const isEnded = isFinancingLost(financing) || financing.serviceApproved;
  const isOpen = mayEdit && financing.stage === 'DEAL' && !isEnded;

  if (query.isPending) return <Skeleton height="16rem" />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  const papers = query.data.papers.filter((paper) => paper.group === group);

  async function reuse(paper: ExpectedFinancingDocument, fileId: string) {
    const body = { semantic: paper.semantic, fileId };
    const answer = await attemptAction(() =>
      api('POST /financings/single/papers/reuse/:fid', { params: { fid }, body }),
    );
    if (!answer) return;
    onChange(answer.financing);
    showSnackbar({ text: `${getFullDocumentLabel(paper)}: enviado ao banco` });
  }

  return (
    <Stack gap={16}>
      <Row gap={8} wraps>
        <Text role="status">{describeApprovalProgress(papers)}</Text>
        {isOpen && (
          <Button size="sm" icon="phone" onClick={() => setPhoneOpen(true)}>
            Enviar pelo celular
          </Button>
        )}
        {group === 'documents' && (
          <ButtonLink
            size="sm"
            icon="message"
            href={buildWhatsappMessageLink(getSupportWhatsapp(), helpText(financing))}
            target="_blank"
            rel="noopener noreferrer"
          >
            CHAMAR CONSULTOR
          </ButtonLink>
        )}
      </Row>
      {isOpen && (
        <MouseOnly>
          <Text as="p" size={13} tone="soft">
            Escolha um arquivo ou arraste-o até o documento. Ele é conferido antes de sair deste aparelho.
          </Text>
        </MouseOnly>
      )}
      {group === 'documents' && financing.isCNPJ && (
        <PartnerCountField financing={financing} isDisabled={!isOpen} onChange={onChange} />
      )}
      {group === 'proofs' && (
        <MonitoringLinkField financing={financing} isOpen={isOpen} isEnded={isEnded} onChange={onChange} />
      )}
      <DocumentsList
        papers={papers}
        now={financing.now}
        sending={sending}
        isOpen={isOpen}
        isEnded={isEnded}
        onReuse={(paper, fileId) => void reuse(paper, fileId)}
        onView={group === 'documents' && !financing.may.seePersonal ? null : setViewed}
      />
      {viewed && <DocumentPreview fid={fid} paper={viewed} onClose={() => setViewed(null)} />}
      {isPhoneOpen && (
        <PhoneDialog fid={fid} papers={query.data.papers} onClose={() => setPhoneOpen(false)} />
      )}
    </Stack>
  );
}

/** Content hidden on touch screens, where files cannot be dragged. */
const MouseOnly = styled.div`
  @media (pointer: coarse) { display: none; }
`;

/** A number only: who the customer is stays here. */
const helpText = ({ number }: Financing): string =>
  `Olá! Preciso de ajuda com os documentos do financiamento ${formatRecordNumber(number)}.`;
