import { useDocumentTemplates, useFacts } from '@girassol/shared-auth';
import { boards, can, meets, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import { proposalFamilies, sampleProposal } from '@girassol/shared-domain/templates';
import { EmptyState } from '@girassol/shared-ui';
import { docxFile, saveFile, TemplatesPage } from '@girassol/shared-ui/templates';
import { NoProposalsRight } from '../list/ProposalsPage';
import { useProposalRights } from '../list/proposal-rights';

/** `/propostas/templates`: the Word documents that proposals are made of (proposals-032). */
export default function ProposalTemplatesPage() {
  const obstacle = useObstacle();
  const facts = useFacts();
  const { query, templates, add, remove } = useDocumentTemplates('PROPOSAL', { isOpen: obstacle === null });
  const mayChange = facts !== null && can(facts, boards.SALES.managerPermission);
  return (
    <TemplatesPage
      title="Modelos de proposta"
      summary="Documentos do Word com campos entre chaves, que cada proposta preenche com os próprios dados."
      obstacle={obstacle}
      families={proposalFamilies}
      templates={templates}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      whoSends="Quem gerencia as vendas envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() => saveFile(docxFile(sampleProposal()), 'Proposta (modelo).docx')}
    />
  );
}

/** Why this person has no templates; null who has, undefined while it is not known. */
function useObstacle() {
  const rights = useProposalRights();
  const facts = useFacts();
  if (!rights || !facts) return undefined;
  if (!rights.seesList) return <NoProposalsRight />;
  if (meets({ module: PROPOSAL_DOCUMENTS_MODULE }, facts)) return null;
  return (
    <EmptyState
      title="Os documentos do Word não fazem parte dos seus módulos"
      text={`O módulo ${PROPOSAL_DOCUMENTS_MODULE} faz documentos das propostas com os modelos da sua empresa.`}
    />
  );
}
