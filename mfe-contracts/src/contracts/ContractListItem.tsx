import { useConditionFacts, useSession } from '@girassol/shared-auth';
import {
  canDeleteContracts,
  formatContractNumber,
  formatDate,
  formatDateTime,
  formatProposalNumber,
} from '@girassol/shared-domain';
import type { SaleContract } from '@girassol/shared-domain/contract';
import { confirm, Icon, tokens } from '@girassol/shared-ui';
import { MenuButton, type MenuItem } from '@girassol/shared-ui/overlays';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { contractPath, generateContractPath } from '../addresses/contracts';
import { deleteContract } from '../data/use-contracts';
import { downloadSignatureFile } from '../signature/following/download-signature-file';
import { SignatureBadge } from '../signature/SignatureBadge';
import { SignatureSection } from '../signature/SignatureSection';
import { downloadContractPdf } from './download-contract-pdf';

interface ContractItemProps {
  saleId: string;
  contract: SaleContract;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * Entry in the list of an item's contracts. Shows the author, the dates and the digital signature of the
 * contract when expanded (contracts-011).
 */
export function ContractListItem({ saleId, contract, isOpen, onToggle }: ContractItemProps) {
  const body = useId();
  const { number, name, signature } = contract;
  return (
    <li>
      <Head>
        <h3>
          <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            <span>
              <strong>{name}</strong>
              <small>
                {formatContractNumber(number)} · {formatDate(contract.registryTimestamp)}
              </small>
            </span>
          </button>
        </h3>
        {signature && <SignatureBadge state={signature.state} />}
        <MenuButton
          label={`Opções de ${name}`}
          isIconOnly
          variant="ghost"
          size="sm"
          items={useContractMenu(saleId, contract)}
        />
      </Head>
      <div id={body} hidden={!isOpen}>
        {isOpen && (
          <Body>
            <ContractFacts contract={contract} />
            <SignatureSection saleId={saleId} contract={contract} />
          </Body>
        )}
      </div>
    </li>
  );
}

/** Dates of creation and change of a contract, its author, template and proposal. */
export function ContractFacts({ contract }: { contract: SaleContract }) {
  const { lastModified, registryTimestamp, userName, validityDate, template, proposal } = contract;
  return (
    <Facts>
      <dt>Modificado em</dt>
      <dd>{formatDateTime(lastModified)}</dd>
      <dt>Registrado em</dt>
      <dd>
        {formatDateTime(registryTimestamp)}, por {userName}
      </dd>
      <dt>Para assinar até</dt>
      <dd>{formatDate(validityDate)}</dd>
      {template && (
        <>
          <dt>Modelo</dt>
          <dd>{template.name}</dd>
        </>
      )}
      {proposal && (
        <>
          <dt>Proposta</dt>
          <dd>{formatProposalNumber(proposal.count)}</dd>
        </>
      )}
    </Facts>
  );
}

/** Returns the menu of a contract. Only the MANAGER may delete a contract (contracts-012). */
function useContractMenu(saleId: string, contract: SaleContract): MenuItem[] {
  const navigate = useNavigate();
  const facts = useConditionFacts();
  const userId = useSession()?.userId ?? '';
  const { _id, fileUrl, signature } = contract;
  const wasSent = signature !== null && signature.state !== 'DRAFT';
  const isSigned = signature?.state === 'SEALED';

  async function askAndRemove() {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente este contrato?',
      confirmLabel: 'Excluir',
      danger: true,
    });
    if (isSure) await deleteContract(userId, saleId, contract);
  }

  return [
    { id: 'show', label: 'Ver o contrato', icon: 'eye', onAction: () => navigate(contractPath(_id, saleId)) },
    ...(isSigned
      ? [
          {
            id: 'signed',
            label: 'Baixar o documento assinado',
            icon: 'download',
            onAction: () => void downloadSignatureFile({ saleId, contractId: _id }, 'signed_file_url'),
          } as const,
        ]
      : []),
    { id: 'docx', label: 'Baixar sem assinaturas', icon: 'download', href: `${fileUrl}&download=1` },
    {
      id: 'pdf',
      label: isSigned ? 'Baixar o original em PDF' : 'Baixar em PDF',
      icon: 'file',
      onAction: () => void downloadContractPdf(userId, saleId, contract),
    },
    ...(wasSent || !contract.template
      ? []
      : [
          {
            id: 'again',
            label: 'Gerar de novo',
            icon: 'pencil',
            onAction: () => navigate(generateContractPath(_id, saleId)),
          } as const,
        ]),
    ...(facts && canDeleteContracts(facts)
      ? [
          {
            id: 'remove',
            label: 'Excluir',
            icon: 'trash',
            isDanger: true,
            onAction: () => void askAndRemove(),
          } as const,
        ]
      : []),
  ];
}

const { color, font, space, weight } = tokens;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 3.25rem;
  padding: ${space[4]} ${space[8]} ${space[4]} 0;

  > h3 { flex: 1; min-width: 0; margin: 0; font: inherit; }
  > h3 > button {
    display: flex;
    width: 100%;
    align-items: center;
    gap: ${space[8]};
    min-width: 0;
    min-height: 2.75rem;
    padding: ${space[4]} ${space[12]};
    border: 0;
    background: none;
    color: ${color.ink};
    font: ${font[14]};
    text-align: start;
    cursor: pointer;
  }
  > h3 > button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; border-radius: 6px; }
  svg { flex: none; color: ${color.inkFaint}; }
  span { min-width: 0; overflow-wrap: anywhere; }
  strong { display: block; font-weight: ${weight.medium}; }
  small { color: ${color.inkSoft}; font: ${font[12]}; }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[4]} ${space[16]} ${space[16]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]} ${space[16]};
  margin: 0;
  font: ${font[13]};
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
