import { useApiQuery, useSettings } from '@girassol/shared-auth';
import { buildPublicProposalPath, formatDateTime, formatProposalNumber } from '@girassol/shared-domain';
import type { Proposal, ProposalLockReason } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Heading, Icon, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { getFinalViewPaths, proposalListPath } from '../addresses/proposals';
import { editProposalPath } from '../addresses/wizard';
import { useAgreedDealSteps } from '../proposals/agreed-deal';
import { copyProposalLink, startNewProposalVersion } from '../proposals/proposal-actions';
import { useProposalRights } from '../proposals/proposal-rights';

interface LockedProposalProps {
  proposal: Proposal;
  agreement: ProposalLockReason;
}

/**
 * Notice in place of a wizard step: an agreed proposal cannot be changed. Has the ways on, to the contract and the item
 * of the deal, and a button for a new version.
 */
export function LockedProposalNotice({ proposal, agreement }: LockedProposalProps) {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const proposalSlug = useSettings()?.proposalSlug ?? null;
  const changes = useProposalRights()?.changes ?? false;
  const sale = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId: proposal.saleId ?? '' } },
    { enabled: proposal.saleId !== null, retry: false },
  ).data?.sale;
  const getSteps = useAgreedDealSteps();
  const isOfKnownDeal = sale !== undefined || proposal.saleId === null;
  const [next, ...others] = isOfKnownDeal
    ? getSteps(
        { id: proposal._id, customerId: proposal.customerData._id },
        sale ? { saleId: sale._id, saleType: sale.type } : null,
      )
    : [];
  const { pdf } = getFinalViewPaths(proposal.frontId);

  async function begin() {
    setPending(true);
    const frontId = await startNewProposalVersion(proposal);
    setPending(false);
    if (frontId) navigate(editProposalPath(frontId));
  }

  return (
    <Panel aria-labelledby="section-locked">
      <Stack gap={12}>
        <Row gap={8} align="center">
          <Icon name="lock" size={20} />
          <Heading level={2} size={16} id="section-locked">
            Proposta {formatProposalNumber(proposal.count)} fechada
          </Heading>
        </Row>
        <Text as="p">{describeAgreement(agreement)}</Text>
        <Text as="p" size={13} tone="soft">
          Ela fica no endereço do cliente como foi combinada. O que mudar daqui em diante vai em uma nova
          versão, que começa com os mesmos dados e diz de qual proposta veio.
        </Text>
        <Row gap={8} wraps>
          {next && (
            <ButtonLink as={Link} to={next.path} variant="primary" icon="arrow-right">
              {next.label}
            </ButtonLink>
          )}
          {others.map(({ label, path }) => (
            <ButtonLink key={path} as={Link} to={path}>
              {label}
            </ButtonLink>
          ))}
          {changes && (
            <Button {...(!next && { variant: 'primary' })} icon="copy" isPending={isPending} onClick={begin}>
              Nova versão
            </Button>
          )}
          <ButtonLink
            icon="external"
            href={buildPublicProposalPath(proposal, proposalSlug)}
            target="_blank"
            rel="noreferrer"
          >
            Ver a proposta
          </ButtonLink>
          <ButtonLink icon="download" href={pdf} target="_blank" rel="noreferrer">
            PDF
          </ButtonLink>
          <Button icon="link" onClick={() => void copyProposalLink(proposal, proposalSlug)}>
            Copiar link
          </Button>
          <ButtonLink as={Link} to={proposalListPath(proposal.userData._id)} variant="ghost">
            Ver as propostas
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  );
}

function describeAgreement({ reason, name, timestamp }: ProposalLockReason): string {
  const at = formatDateTime(timestamp);
  return reason === 'ACCEPTED'
    ? `${name ?? 'O cliente'} aceitou esta proposta em ${at}.`
    : `Uma venda foi ganha com esta proposta em ${at}.`;
}

const { color, radius, space } = tokens;

const Panel = styled.section`
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  p { margin: 0; max-width: 60ch; }
`;
