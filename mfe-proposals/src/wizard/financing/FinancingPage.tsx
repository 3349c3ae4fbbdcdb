import { isAnsweredByArea, PlanActions, SupportLink } from '@girassol/federation/remote';
import { api, useSession, useSettings } from '@girassol/shared-auth';
import { canAccountOfferFinancing, formatMoney, MAX_FINANCING_OFFERS } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, EmptyState, Row, showSnackbar, Text, WayLinks } from '@girassol/shared-ui';
import { buildDraftKey, FormBox, FormDraft, FormSection, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { StepMain } from '../../wizard-frame/WizardFrame';
import { FinancedCashFlowSection } from './FinancedCashFlowSection';
import { getFinancingErrors } from './financing-checks';
import {
  buildDefaultOffer,
  buildEmptyOffer,
  buildFinancingRequest,
  type FinancingValues,
  financingFieldLabels,
  type OfferValues,
  toFinancingValues,
} from './financing-values';
import { OfferFields } from './OfferFields';
import { getFinancingObstacle, MARKETPLACE_OFFER_SOURCE, type OfferSource } from './offer-source';
import { SendWithoutFinancing } from './SendWithoutFinancing';

/**
 * Page `/proposta/gerar-proposta/financiamento/:pid` and its marketplace variant: the financing offers of a proposal.
 */
export default function FinancingPage({ source }: { source: OfferSource }) {
  const { pid = '' } = useParams();
  const session = useSession();
  const why = session && getFinancingObstacle(session, source);
  if (why) {
    // Another plan gives the Marketplace; a white label without financing is told more by its support.
    const Way = canAccountOfferFinancing(session) ? PlanActions : SupportLink;
    const message =
      source === MARKETPLACE_OFFER_SOURCE
        ? 'Olá! Quero o Marketplace na minha conta.'
        : 'Olá! Quero oferecer financiamento nas propostas da minha conta.';
    return (
      <EmptyState title="Sem financiamento" text={why} action={<Way links={WayLinks} message={message} />} />
    );
  }
  return (
    <ProposalGate key={pid} pid={pid} title="Financiamento" step={7}>
      {(proposal, reload) => <Financing proposal={proposal} source={source} reload={reload} />}
    </ProposalGate>
  );
}

interface FinancingProps {
  proposal: Proposal;
  source: OfferSource;
  reload: () => Promise<void>;
}

function Financing({ proposal, source, reload }: FinancingProps) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  const price = proposal.revenueData?.finalPrice ?? 0;
  const [initial] = useState(() => toFinancingValues(price, proposal.revenueData?.financing ?? []));
  const sent = useRef(initial);
  // Offers are made for a price: for another one they are made anew.
  const ownDraft = buildDraftKey('financing', useSession()?.userId ?? '', `${proposal._id} ${price}`);

  async function submit(values: FinancingValues, helpers: FormikHelpers<FinancingValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-7/:pid', {
          params: { pid: proposal._id },
          body: { financing: buildFinancingRequest(price, values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    removeDraft(ownDraft);
    helpers.resetForm({ values });
    showSnackbar({ text: savedText(values) });
    const validation = wizardStepPath(6, saved.frontId);
    if (validation) navigate(validation);
    else await reload();
  }

  return (
    <>
      <Formik
        initialValues={initial}
        validate={(values) => getFinancingErrors(price, values)}
        onSubmit={submit}
      >
        <FormBox aria-label="Financiamento">
          <FormDraft draftKey={ownDraft} />
          <SendWithoutFinancing proposal={proposal} />
          <StepMain>
            <OffersSection
              price={price}
              source={source}
              simulation={`/financiamentos/simulacao/${proposal._id}`}
            />
            <FinancedCashFlowSection proposal={proposal} price={price} />
          </StepMain>
          <StepFoot
            savedAt={proposal.lastUpdate.timestamp}
            backTo={wizardStepPath(6, proposal.frontId)}
            submitLabel={proposal.finished ? 'Salvar e ver o link' : 'Salvar e validar'}
          />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, financingFieldLabels)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}

/**
 * Returns the offers from the account's table for banks that are not listed yet, as many as fit. Empty for the
 * marketplace, which has its own.
 */
function useDefaultOffers(source: OfferSource, { financing }: FinancingValues, price: number): OfferValues[] {
  const table = useSettings()?.autoFinancing ?? [];
  if (source === MARKETPLACE_OFFER_SOURCE) return [];
  return table
    .filter(({ _id }) => financing.every(({ finOptId }) => finOptId !== _id))
    .slice(0, MAX_FINANCING_OFFERS - financing.length)
    .map((line) => buildDefaultOffer(line, price));
}

const savedText = ({ financing }: FinancingValues): string => {
  if (financing.length === 0) return 'A proposta vai sem financiamento.';
  return financing.length === 1
    ? 'Opção de financiamento salva.'
    : `${financing.length} opções de financiamento salvas.`;
};

interface OffersSectionProps {
  price: number;
  source: OfferSource;
  /** Path of the simulation with a bank for this proposal. */
  simulation: string;
}

function OffersSection({ price, source, simulation }: OffersSectionProps) {
  const { values, setFieldValue } = useFormikContext<FinancingValues>();
  const { financing } = values;
  const change = (next: FinancingValues['financing']) => void setFieldValue('financing', next);
  const usual = useDefaultOffers(source, values, price);
  return (
    <FormSection aria-labelledby="section-offers">
      <h2 id="section-offers">Opções de financiamento</h2>
      <p>
        {source === MARKETPLACE_OFFER_SOURCE && <strong>Origem: marketplace. </strong>}
        Até {MAX_FINANCING_OFFERS}, com as taxas que o banco informou. A proposta as mostra da melhor escolha
        em diante.
      </p>
      {financing.length === 0 && (
        <Text as="p" size={14} tone="soft">
          Sem opções, a proposta mostra só o preço à vista, {formatMoney(price)}.
        </Text>
      )}
      <Row gap={8} wraps>
        {isAnsweredByArea(simulation) && (
          <ButtonLink as={Link} to={simulation} size="sm" icon="calculator">
            Simular com o banco
          </ButtonLink>
        )}
        {usual.length > 0 && (
          <Button size="sm" icon="landmark" onClick={() => change([...financing, ...usual])}>
            Usar a tabela da conta
          </Button>
        )}
      </Row>
      <FormLineList
        path="financing"
        name="Opção"
        addLabel="Adicionar opção"
        lines={financing}
        limit={MAX_FINANCING_OFFERS}
        many="opções"
        onAdd={() => change([...financing, buildEmptyOffer()])}
        onRemove={(key) => change(financing.filter((offer) => offer.key !== key))}
        renderLine={(index) => <OfferFields index={index} price={price} />}
      />
    </FormSection>
  );
}
