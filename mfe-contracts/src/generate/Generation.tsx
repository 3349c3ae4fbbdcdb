import { ApiError, useConditionFacts, useSession } from '@girassol/shared-auth';
import {
  canManageContractTemplates,
  computeContractValidityDate,
  formatContractNumber,
  formatDate,
  formatProposalNumber,
  TEMPLATE_NEEDS_CONFIGURATION_MESSAGE,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { findTagsWithoutValue, formatTag, hasKnownTag } from '@girassol/shared-domain/templates';
import {
  createDocxBlob,
  downloadFile,
  MissingFieldsNotice,
  showDocumentChangeNotes,
  TEMPLATE_LOAD_FAILED_MESSAGE,
  useFetchedTemplate,
} from '@girassol/shared-templates';
import {
  Button,
  ButtonLink,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  showErrorDialog,
  showSnackbar,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { chooseTemplatePath, contractPath, saleContractsPath } from '../addresses/contracts';
import { createMissingDataLinkBuilder } from '../addresses/missing-data-links';
import { refreshContracts } from '../data/use-contracts';
import { DocumentPageImages } from '../documents/DocumentPageImages';
import { useFilledDocument } from '../documents/use-filled-document';
import { useDocumentPreview } from '../documents/use-preview';
import { ContractStepText } from './ContractStepText';
import type { ChosenDocumentOptions } from './chosen-document-options';
import { NewProposalLink } from './NewProposalLink';
import { ProposalMisfitNotice } from './ProposalMisfitNotice';
import { describeMisfit, toProposalFacts } from './proposal-options';
import { generateAndSaveContract, generateAndSaveProposalDocument } from './save-document';
import { type DocumentGenerationData, useDocumentGenerationData } from './use-document-generation-data';

interface GenerationProps {
  item: BoardItem;
  wish: ChosenDocumentOptions;
}

/**
 * Main part of the page that generates a document: list of missing data, preview, and the button that
 * generates the document.
 */
export function DocumentGenerationView({ item, wish }: GenerationProps) {
  const { source, error, retry } = useDocumentGenerationData(item, wish);
  if (source) return <Prepared item={item} wish={wish} source={source} />;
  if (!error) return <Skeleton height={240} radius={10} />;
  return <ErrorState error={error} title="Não foi possível preparar o documento" onRetry={retry} />;
}

function Prepared({ item, wish, source }: GenerationProps & { source: DocumentGenerationData }) {
  const navigate = useNavigate();
  const session = useSession();
  const userId = session?.userId ?? '';
  const [isPending, setPending] = useState(false);
  const [now] = useState(Date.now);
  const warnings = source.proposal ? describeMisfit(toProposalFacts(source.proposal), item, now) : [];
  const { read, hasFailed } = useFetchedTemplate(source.templateUrl, source.marks);
  const filled = useFilledDocument(read, source.data, source.marks);
  const drawing = useDocumentPreview(filled.document, { userId, saleId: item._id });
  const isProposal = wish.model === 'PROPOSTA';
  const facts = useConditionFacts();
  const mayManage = facts !== null && canManageContractTemplates(facts);
  const isBroken = hasFailed || filled.hasFailed;
  const isConfigured = read !== null && hasKnownTag(read.tags, source.families);

  const missing = read ? findTagsWithoutValue(read.tags, source.data, source.families) : [];
  // It can be generated and read, but nobody can sign it.
  const isUnsignable = !isProposal && missing.length > 0;

  async function generate() {
    if (!read) return;
    setPending(true);
    const making = { userId, item, wish, source, template: read.content };
    try {
      if (isProposal) {
        const { file, notes } = await generateAndSaveProposalDocument(making);
        downloadFile(file, file.name);
        showSnackbar({ text: 'Documento gerado. Há uma cópia no arquivo do cliente.' });
        await showDocumentChangeNotes(notes);
        navigate(saleContractsPath(item._id));
      } else {
        const { contractId, notes } = await generateAndSaveContract(making);
        await refreshContracts();
        showSnackbar({ text: 'Contrato gerado. Há uma cópia no arquivo do cliente.' });
        await showDocumentChangeNotes(notes);
        navigate(contractPath(contractId, item._id), { replace: true });
      }
    } catch (error) {
      showErrorDialog({
        title: 'ERRO',
        text: error instanceof ApiError ? error.message : TEMPLATE_LOAD_FAILED_MESSAGE,
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <Stack gap={24}>
      <FormSection aria-label="De que é feito">
        <Stack gap={16}>
          {!isProposal && <ContractStepText step={2} />}
          <Facts item={item} wish={wish} source={source} />
          <ProposalMisfitNotice warnings={warnings} />
          {isBroken && (
            <Text as="p" tone="bad" role="alert">
              {TEMPLATE_LOAD_FAILED_MESSAGE}
            </Text>
          )}
          {!read && !isBroken && (
            <div role="status" aria-label="Abrindo o modelo">
              <Skeleton height={64} />
            </div>
          )}
          {read && !isConfigured && (
            <Stack gap={8}>
              <Text as="p" tone="bad" role="alert">
                {TEMPLATE_NEEDS_CONFIGURATION_MESSAGE}
              </Text>
              <Text as="p" size={13} tone="soft">
                {`O modelo ${source.name} não tem nenhum campo, como ${formatTag('cliente_nome', source.marks)}: sairia igual para todos.`}
                {source.editPath && mayManage && (
                  <>
                    {' '}
                    <TextLink as={Link} to={source.editPath}>
                      Abrir o modelo e ver os campos
                    </TextLink>
                  </>
                )}
              </Text>
            </Stack>
          )}
          {read && isConfigured && (
            <MissingFieldsNotice
              missing={missing}
              marks={source.marks}
              dataEntryHref={createMissingDataLinkBuilder({
                customerId: item.customer._id,
                item,
                frontId: source.proposal?.frontId ?? null,
                userId,
                isOwner: session?.type === 'MANAGER',
              })}
            />
          )}
          {isUnsignable && (
            <Text as="p" size={13} tone="soft">
              Com dados faltando, o contrato pode ser lido e baixado, mas não assinado.
            </Text>
          )}
          <Row gap={8} wraps justify="end">
            <ButtonLink as={Link} to={chooseTemplatePath(item._id)} variant="ghost">
              Escolher outro
            </ButtonLink>
            <Button
              variant={isUnsignable ? 'secondary' : 'primary'}
              icon="check"
              disabled={!filled.document || !isConfigured}
              isPending={isPending}
              onClick={() => void generate()}
            >
              {isProposal ? 'Gerar documento' : 'Gerar contrato'}
            </Button>
          </Row>
          {isPending && (
            <Text as="p" size={13} tone="soft" role="status">
              Gerando o documento e guardando uma cópia no arquivo do cliente…
            </Text>
          )}
        </Stack>
      </FormSection>
      {!isBroken && (
        <DocumentPageImages
          pages={drawing.data?.pages ?? null}
          total={drawing.data?.total ?? 0}
          drawing={drawing}
          download={
            <Button
              icon="download"
              disabled={!filled.document}
              onClick={() =>
                filled.document &&
                downloadFile(createDocxBlob(filled.document), `${source.name} (prévia).docx`)
              }
            >
              Baixar a prévia em Word
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function Facts({ item, wish, source }: GenerationProps & { source: DocumentGenerationData }) {
  const { name, proposal, replaced, number } = source;
  const facts = [
    `Modelo ${name}`,
    proposal
      ? `proposta ${formatProposalNumber(proposal.count)}`
      : 'sem proposta: o que vem dela fica marcado',
    wish.model === 'CONTRATO' &&
      `para assinar até ${formatDate(computeContractValidityDate(toIsoDate(Date.now()), Number(wish.validity)))}`,
  ].filter(Boolean);
  return (
    <div>
      {wish.model === 'CONTRATO' && (
        <h2>
          {replaced ? 'Gerar de novo o contrato' : 'Contrato'} {formatContractNumber(number)}
        </h2>
      )}
      <p>
        {facts.join(', ')}. {!proposal && <NewProposalLink item={item} />}
      </p>
    </div>
  );
}
