import { lazyScreen, supportWhatsapp } from '@girassol/federation/remote';
import { api, attempt, useApiQuery } from '@girassol/shared-auth';
import { padNumber, whatsappMessage } from '@girassol/shared-domain';
import type { ExpectedFinancingPaper, Financing } from '@girassol/shared-domain/contract';
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
import { isLost } from '../financing/financing-badge';
import { MonitoringLink } from './MonitoringLink';
import { PaperPreview } from './PaperPreview';
import { PapersList } from './PapersList';
import { PartnersField } from './PartnersField';
import { fullLabel, progressWords } from './paper-words';
import type { PhoneDialogProps } from './phone/PhoneDialog';
import { usePaperSending } from './sending/use-paper-sending';

const PhoneDialog = lazyScreen<PhoneDialogProps>(
  () => import(/* webpackChunkName: "phone" */ './phone/PhoneDialog'),
  <Spinner label="Preparando o código" />,
);

export interface PapersTabProps {
  /** Documentação, Notas Fiscais or Comprovantes. */
  group: ExpectedFinancingPaper['group'];
  financing: Financing;
  /** What a call answered: it replaces the financing on screen. */
  onChange: (financing: Financing) => void;
}

/** The papers of a group: what is expected, what was sent, what the bank said (financing-014 to financing-018). */
export default function PapersTab({ group, financing, onChange }: PapersTabProps) {
  const fid = financing._id;
  const query = useApiQuery(
    'GET /financings/single/papers/:fid',
    { params: { fid } },
    { refetchOnMount: 'always' },
  );
  const sending = usePaperSending(financing);
  const [viewed, setViewed] = useState<ExpectedFinancingPaper | null>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const isOpen = financing.stage === 'DEAL' && !isLost(financing) && !financing.serviceApproved;

  if (query.isPending) return <Skeleton height="16rem" />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  const papers = query.data.papers.filter((paper) => paper.group === group);

  async function reuse(paper: ExpectedFinancingPaper, fileId: string) {
    const body = { semantic: paper.semantic, fileId };
    const answer = await attempt(() =>
      api('POST /financings/single/papers/reuse/:fid', { params: { fid }, body }),
    );
    if (!answer) return;
    onChange(answer.financing);
    showSnackbar({ text: `${fullLabel(paper)}: enviado ao banco` });
  }

  return (
    <Stack gap={16}>
      <Row gap={8} wraps>
        <Text role="status">{progressWords(papers)}</Text>
        {isOpen && (
          <Button size="sm" icon="phone" onClick={() => setPhoneOpen(true)}>
            Enviar pelo celular
          </Button>
        )}
        {group === 'documents' && (
          <ButtonLink
            size="sm"
            icon="message"
            href={whatsappMessage(supportWhatsapp(), helpText(financing))}
            target="_blank"
            rel="noopener noreferrer"
          >
            CHAMAR CONSULTOR
          </ButtonLink>
        )}
      </Row>
      {isOpen && (
        <ForMouse>
          <Text as="p" size={13} tone="soft">
            Escolha um arquivo ou arraste-o até o documento. Ele é conferido antes de sair deste computador.
          </Text>
        </ForMouse>
      )}
      {group === 'documents' && financing.isCNPJ && (
        <PartnersField financing={financing} isDisabled={!isOpen} onChange={onChange} />
      )}
      {group === 'proofs' && <MonitoringLink financing={financing} isOpen={isOpen} onChange={onChange} />}
      <PapersList
        papers={papers}
        now={financing.now}
        sending={sending}
        isOpen={isOpen}
        onReuse={(paper, fileId) => void reuse(paper, fileId)}
        onView={group === 'documents' && !financing.may.seePersonal ? null : setViewed}
      />
      {viewed && <PaperPreview fid={fid} paper={viewed} onClose={() => setViewed(null)} />}
      {isPhoneOpen && (
        <PhoneDialog fid={fid} papers={query.data.papers} onClose={() => setPhoneOpen(false)} />
      )}
    </Stack>
  );
}

/** Where nothing can be dragged, nothing is said of it. */
const ForMouse = styled.div`
  @media (pointer: coarse) { display: none; }
`;

/** A number only: who the customer is stays here. */
const helpText = ({ number }: Financing): string =>
  `Olá! Preciso de ajuda com os documentos do financiamento ${padNumber(number)}.`;
