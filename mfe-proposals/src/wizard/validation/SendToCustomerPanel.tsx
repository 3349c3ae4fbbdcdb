import { useSettings } from '@girassol/shared-auth';
import {
  buildPublicProposalPath,
  buildWhatsappMessageLink,
  formatPower,
  formatProposalNumber,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Heading, Icon, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { getFinalViewPaths } from '../../addresses/proposals';
import { copyProposalLink } from '../../proposals/proposal-actions';
import { FinancingOffersLine } from './FinancingOffersLine';

const { color, font, radius, space } = tokens;

interface DeliveryPanelProps {
  proposal: Proposal;
  /** Path of the financing step; null if there is none. */
  financing: string | null;
}

/**
 * Panel of a finished proposal with points that are still open, and with the ways to send the proposal to the
 * customer: link, WhatsApp and PDF.
 */
export function SendToCustomerPanel({ proposal, financing }: DeliveryPanelProps) {
  const proposalSlug = useSettings()?.proposalSlug ?? null;
  const path = buildPublicProposalPath(proposal, proposalSlug);
  const { href } = new URL(path, window.location.origin);
  return (
    <Panel aria-labelledby="section-delivery">
      <Stack gap={12}>
        <Row gap={8} align="center">
          <Icon name="circle-check" size={20} />
          <Heading level={2} size={16} id="section-delivery">
            Proposta {formatProposalNumber(proposal.count)} concluída
          </Heading>
        </Row>
        {financing && <FinancingOffersLine proposal={proposal} to={financing} isConcluded />}
        <Text as="p" size={13}>
          Envie o link ao cliente: você verá quantas vezes ele foi aberto.
        </Text>
        <Address>{href}</Address>
        <Row gap={8} wraps>
          <Button variant="primary" icon="copy" onClick={() => void copyProposalLink(proposal, proposalSlug)}>
            Copiar link
          </Button>
          <ButtonLink
            icon="message"
            href={buildWhatsappMessageLink(proposal.customerData.phone, buildCustomerMessage(proposal, href))}
            target="_blank"
            rel="noreferrer"
          >
            Enviar por WhatsApp
          </ButtonLink>
          <ButtonLink
            icon="download"
            href={getFinalViewPaths(proposal.frontId).pdf}
            target="_blank"
            rel="noreferrer"
          >
            PDF
          </ButtonLink>
          <ButtonLink icon="external" href={path} target="_blank" rel="noreferrer">
            Abrir
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  );
}

/**
 * Builds the WhatsApp message with which the seller sends the proposal's address `href` to the customer: a person by the
 * first name, a company by the whole one.
 */
export function buildCustomerMessage(
  { customerData, realSystemData, userData }: Proposal,
  href: string,
): string {
  const { name, isCompany = false } = customerData;
  const [firstName = ''] = name.split(' ');
  const system = realSystemData ? ` de ${formatPower(realSystemData.power)}` : '';
  return `Olá, ${isCompany ? name : firstName}! Sua proposta de energia solar${system} está pronta: ${href}\n\n${userData.personalData.name}`;
}

const Panel = styled.section`
  padding: ${space[16]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.goodSoft};
  color: ${color.goodInk};
  p { margin: 0; }
`;

const Address = styled.code`
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: ${font[13]};
  overflow-wrap: anywhere;
`;
