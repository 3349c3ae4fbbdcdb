import { ApiError, useSession } from '@girassol/shared-auth';
import {
  formatContractNumber,
  formatDate,
  formatProposalNumber,
  toIsoDate,
  validityDateOf,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { missingFields } from '@girassol/shared-domain/templates';
import { LOAD_FAILED, MissingFields, saveFile, useReadTemplate } from '@girassol/shared-templates';
import {
  alertDialog,
  Button,
  ButtonLink,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
} from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { choosePath, ofSalePath, showPath } from '../addresses/contracts';
import { mendingHref } from '../addresses/mending';
import { rereadContracts } from '../data/use-contracts';
import { PagesView } from '../documents/PagesView';
import { useFilled } from '../documents/use-filled';
import { usePreview } from '../documents/use-preview';
import { keepContract, keepProposalDocument } from './keep';
import { type Source, useSource } from './use-source';
import type { Wish } from './wish';

interface GenerationProps {
  item: BoardItem;
  wish: Wish;
}

/** A document before it is made: what it lacks, its pages, and the button that makes it. */
export function Generation({ item, wish }: GenerationProps) {
  const { source, error, retry } = useSource(item, wish);
  if (source) return <Prepared item={item} wish={wish} source={source} />;
  if (!error) return <Skeleton height={240} radius={10} />;
  return <ErrorState error={error} title="Não foi possível preparar o documento" onRetry={retry} />;
}

function Prepared({ item, wish, source }: GenerationProps & { source: Source }) {
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? '';
  const [isPending, setPending] = useState(false);
  const { read, hasFailed } = useReadTemplate(source.templateUrl, source.marks);
  const filled = useFilled(read, source.data, source.marks);
  const { drawn, failure } = usePreview(filled.document, { userId, saleId: item._id });
  const isProposal = wish.model === 'PROPOSTA';
  const isBroken = hasFailed || filled.hasFailed;

  async function generate() {
    if (!read) return;
    setPending(true);
    const making = { userId, item, wish, source, template: read.content };
    try {
      if (isProposal) {
        const file = await keepProposalDocument(making);
        saveFile(file, file.name);
        showSnackbar({ text: 'Documento gerado. Há uma cópia no arquivo do cliente.' });
        navigate(ofSalePath(item._id));
      } else {
        const contractId = await keepContract(making);
        await rereadContracts();
        showSnackbar({ text: 'Contrato gerado. Há uma cópia no arquivo do cliente.' });
        navigate(showPath(contractId, item._id), { replace: true });
      }
    } catch (error) {
      alertDialog({ title: 'ERRO', text: error instanceof ApiError ? error.message : LOAD_FAILED });
    } finally {
      setPending(false);
    }
  }

  return (
    <Stack gap={24}>
      <FormSection aria-label="De que é feito">
        <Stack gap={16}>
          <Facts wish={wish} source={source} />
          {isBroken && (
            <Text as="p" tone="bad" role="alert">
              {LOAD_FAILED}
            </Text>
          )}
          {!read && !isBroken && <Skeleton height={64} />}
          {read && (
            <MissingFields
              missing={missingFields(read.tags, source.data, source.families)}
              marks={source.marks}
              placeHref={mendingHref({
                customerId: item.customer._id,
                item,
                frontId: source.proposal?.frontId ?? null,
                userId,
              })}
            />
          )}
          <Row gap={8} wraps justify="end">
            <ButtonLink as={Link} to={choosePath(item._id)} variant="ghost">
              Escolher outro
            </ButtonLink>
            <Button
              variant="primary"
              icon="check"
              disabled={!filled.document}
              isPending={isPending}
              onClick={() => void generate()}
            >
              {isProposal ? 'Gerar documento' : 'Gerar contrato'}
            </Button>
          </Row>
        </Stack>
      </FormSection>
      {!isBroken && <PagesView pages={drawn?.pages ?? null} total={drawn?.total ?? 0} failure={failure} />}
    </Stack>
  );
}

function Facts({ wish, source }: { wish: Wish; source: Source }) {
  const { name, proposal, replaced, number } = source;
  const facts = [
    `Modelo ${name}`,
    proposal
      ? `proposta ${formatProposalNumber(proposal.count)}`
      : 'sem proposta: o que vem dela fica marcado',
    wish.model === 'CONTRATO' &&
      `para assinar até ${formatDate(validityDateOf(toIsoDate(Date.now()), Number(wish.validity)))}`,
  ].filter(Boolean);
  return (
    <div>
      {wish.model === 'CONTRATO' && (
        <h2>
          {replaced ? 'Gerar de novo o contrato' : 'Contrato'} {formatContractNumber(number)}
        </h2>
      )}
      <p>{facts.join(', ')}.</p>
    </div>
  );
}
