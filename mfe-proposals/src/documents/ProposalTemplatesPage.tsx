import { useDocumentTemplates, useFacts } from '@girassol/shared-auth';
import { boards, can, type Facts, meets, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import { proposalFamilies, sampleProposal } from '@girassol/shared-domain/templates';
import { EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { docxFile, saveFile, TemplateManager } from '@girassol/shared-ui/templates';
import { NoProposalsRight } from '../list/ProposalsPage';
import { useProposalRights } from '../list/proposal-rights';

/** `/propostas/templates`: the Word documents that proposals are made of (C127). */
export default function ProposalTemplatesPage() {
  const rights = useProposalRights();
  const facts = useFacts();
  return (
    <FormPage>
      <Stack gap={16}>
        <PageHeader
          title="Modelos de proposta"
          summary="Documentos do Word com campos entre chaves, que cada proposta preenche com os próprios dados."
        />
        {(!rights || !facts) && <Skeleton height={160} radius={10} />}
        {rights && !rights.seesList && <NoProposalsRight />}
        {rights?.seesList && facts && <OpenTemplates facts={facts} />}
      </Stack>
    </FormPage>
  );
}

function OpenTemplates({ facts }: { facts: Facts }) {
  const hasModule = meets({ module: PROPOSAL_DOCUMENTS_MODULE }, facts);
  const { query, templates, add, remove } = useDocumentTemplates('PROPOSAL', { isOpen: hasModule });
  const mayChange = can(facts, boards.SALES.managerPermission);
  if (!hasModule)
    return (
      <EmptyState
        title="Os documentos do Word não fazem parte dos seus módulos"
        text={`O módulo ${PROPOSAL_DOCUMENTS_MODULE} faz documentos das propostas com os modelos da sua empresa.`}
      />
    );
  if (!templates)
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={160} radius={10} />
    );
  return (
    <TemplateManager
      families={proposalFamilies}
      templates={templates}
      whoSends="Quem gerencia as vendas envia os modelos."
      add={mayChange ? add : null}
      onRemove={mayChange ? remove : null}
      onSample={() => saveFile(docxFile(sampleProposal()), 'Proposta (modelo).docx')}
    />
  );
}
