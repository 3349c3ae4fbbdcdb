import {
  computeContractValidityDate,
  findContractValidityProblem,
  formatDate,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, ErrorState, Row, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { TextField } from '@girassol/shared-ui/inputs';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { NoTemplatesState } from '../data/NoTemplatesState';
import { ContractStepText } from './ContractStepText';
import { type ChosenDocumentOptions, defaultValidityDays } from './chosen-document-options';
import { NewProposalLink } from './NewProposalLink';
import { ProposalMisfitNotice } from './ProposalMisfitNotice';
import {
  type AvailableDocumentOptions,
  type GeneratedDocumentKind,
  useAvailableDocumentOptions,
} from './use-available-document-options';

interface DocumentOptionsFormProps {
  item: BoardItem;
  onWish: (wish: ChosenDocumentOptions) => void;
  /** Address of the way out, on a page of its own. */
  cancelTo?: string | undefined;
}

/** Form with the options of a document: model, template, proposal and validity (contracts-008). */
export function DocumentOptionsForm({ item, onWish, cancelTo }: DocumentOptionsFormProps) {
  const { offered, error, retry } = useAvailableDocumentOptions(item);
  if (!offered)
    return error ? (
      <ErrorState isCompact error={error} title="Não foi possível carregar os modelos" onRetry={retry} />
    ) : (
      <Skeleton height={200} radius={10} />
    );
  const isWithoutTemplates = offered.models.every((model) => offered.templates[model].length === 0);
  return isWithoutTemplates ? (
    <NoTemplatesState isCompact />
  ) : (
    <Fields item={item} offered={offered} onWish={onWish} cancelTo={cancelTo} />
  );
}

/** Stands for no proposal: a choice needs a value. */
const NONE = 'none';

const modelNames: Record<GeneratedDocumentKind, string> = { CONTRATO: 'CONTRATO', PROPOSTA: 'PROPOSTA' };

function Fields({
  item,
  offered,
  onWish,
  cancelTo,
}: DocumentOptionsFormProps & { offered: AvailableDocumentOptions }) {
  const [model, setModel] = useState<GeneratedDocumentKind>('CONTRATO');
  const [chosen, setChosen] = useState<string | null>(null);
  const [proposal, setProposal] = useState<string | null>(offered.usualProposal ?? NONE);
  const [validity, setValidity] = useState(defaultValidityDays);
  const [wasSent, setSent] = useState(false);
  const templates = offered.templates[model];
  const templateId = templates.some(({ value }) => value === chosen) ? chosen : (templates[0]?.value ?? null);
  const problem = model === 'CONTRATO' ? findContractValidityProblem(validity) : null;
  const warnings = offered.proposals.find(({ value }) => value === proposal)?.warnings ?? [];
  const needsProposal = model === 'PROPOSTA' && proposal === NONE;
  const lastDay = problem === null && computeContractValidityDate(toIsoDate(Date.now()), Number(validity));

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (problem !== null || needsProposal || !templateId) return;
    onWish({
      model,
      templateId,
      proposalId: proposal === NONE ? null : proposal,
      validity: validity.trim(),
    });
  }

  return (
    <form noValidate onSubmit={send} aria-label="Gerar contrato">
      <Stack gap={16}>
        {model === 'CONTRATO' && <ContractStepText step={1} />}
        {offered.models.length > 1 && (
          <Select
            label="Tipo de documento"
            value={model}
            options={offered.models.map((value) => ({ value, label: modelNames[value] }))}
            onChange={(value) => setModel(value === 'PROPOSTA' ? 'PROPOSTA' : 'CONTRATO')}
          />
        )}
        <Select
          label={model === 'CONTRATO' ? 'Modelo de contrato' : 'Modelo de proposta'}
          value={templateId}
          options={[...templates]}
          onChange={setChosen}
        />
        <Select
          label="Proposta"
          value={proposal}
          description={
            model === 'CONTRATO'
              ? 'Equipamentos, potência, preço e pagamento do documento vêm dela.'
              : undefined
          }
          options={[{ value: NONE, label: 'Sem proposta' }, ...offered.proposals]}
          error={wasSent && needsProposal ? 'Escolha uma proposta.' : undefined}
          onChange={setProposal}
        />
        {offered.proposals.length === 0 && (
          <Text as="p" size={13} tone="soft">
            Este cliente ainda não tem proposta pronta. <NewProposalLink item={item} />
          </Text>
        )}
        <ProposalMisfitNotice warnings={warnings} />
        {model === 'CONTRATO' && (
          <TextField
            label="Validade (dias)"
            isRequired
            autoComplete="off"
            value={validity}
            description={lastDay ? `Pode ser assinado até ${formatDate(lastDay)}.` : undefined}
            error={(wasSent && problem) || undefined}
            onChange={setValidity}
          />
        )}
        <Row gap={8} justify="end">
          {cancelTo && (
            <ButtonLink as={Link} to={cancelTo}>
              Cancelar
            </ButtonLink>
          )}
          <Button type="submit" variant="primary">
            Continuar
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
