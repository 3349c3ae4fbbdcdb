import { SupportLink } from '@girassol/federation/remote';
import { useConditionFacts, useDocumentTemplates } from '@girassol/shared-auth';
import { boardDescriptions, can, meetsCondition, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import { buildSampleProposal, proposalTagFamilies } from '@girassol/shared-domain/templates';
import { createDocxBlob, downloadFile, TemplatesPage } from '@girassol/shared-templates';
import { EmptyState, WayLinks } from '@girassol/shared-ui';
import { NoProposalsRightNotice } from '../proposals/NoProposalsRightNotice';
import { useProposalRights } from '../proposals/proposal-rights';

/** Page `/propostas/templates`: the Word templates of proposals (proposals-032). */
export default function ProposalTemplatesPage() {
  const obstacle = useTemplatesObstacle();
  const facts = useConditionFacts();
  const { query, templates, add, remove } = useDocumentTemplates('PROPOSAL', { isOpen: obstacle === null });
  const mayChange = facts !== null && can(facts, boardDescriptions.SALES.managerPermission);
  return (
    <TemplatesPage
      title="Modelos de proposta"
      summary="Documentos do Word com campos entre chaves, que cada proposta preenche com os próprios dados."
      obstacle={obstacle}
      families={proposalTagFamilies}
      templates={templates}
      hasFailed={query.isError}
      error={query.error}
      onRetry={() => void query.refetch()}
      whoSends="Quem gerencia as vendas envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() => downloadFile(createDocxBlob(buildSampleProposal()), 'Proposta (modelo).docx')}
    />
  );
}

/** Returns the notice why the person has no access to templates; null with access, undefined until it is known. */
function useTemplatesObstacle() {
  const rights = useProposalRights();
  const facts = useConditionFacts();
  if (!rights || !facts) return undefined;
  if (!rights.seesList) return <NoProposalsRightNotice />;
  if (meetsCondition({ module: PROPOSAL_DOCUMENTS_MODULE }, facts)) return null;
  return (
    <EmptyState
      title="Os documentos do Word não fazem parte dos seus módulos"
      text={`O módulo ${PROPOSAL_DOCUMENTS_MODULE} faz documentos das propostas com os modelos da sua empresa.`}
      action={
        <SupportLink
          links={WayLinks}
          message={`Olá! Quero o módulo ${PROPOSAL_DOCUMENTS_MODULE} na minha conta.`}
        />
      }
    />
  );
}
