import { isAnswered } from '@girassol/federation/remote';
import { api, useSession, useSettings } from '@girassol/shared-auth';
import { formatMoney, MAX_FINANCING_OFFERS } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, EmptyState, showSnackbar, Text } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormBox, FormDraft, FormSection } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { LineList } from '../../wizard-frame/LineList';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { StepMain } from '../../wizard-frame/WizardFrame';
import { FinancedFlow } from './FinancedFlow';
import { financingErrors } from './financing-checks';
import {
  type FinancingValues,
  financingNames,
  financingOfProposal,
  financingRequest,
  newOffer,
  type OfferValues,
  offerOf,
} from './financing-values';
import { OfferFields } from './OfferFields';
import { MARKETPLACE, type OfferSource, whyNoFinancing } from './offer-source';

/** `/proposta/gerar-proposta/financiamento/:pid` and its marketplace twin: how the price can be paid over time. */
export default function FinancingPage({ source }: { source: OfferSource }) {
  const { pid = '' } = useParams();
  const session = useSession();
  const why = session && whyNoFinancing(session, source);
  if (why) return <EmptyState title="Sem financiamento" text={why} />;
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
  const [initial] = useState(() => financingOfProposal(price, proposal.revenueData?.financing ?? []));
  const sent = useRef(initial);
  // Offers are made for a price: for another one they are made anew.
  const ownDraft = draftKey('financing', useSession()?.userId ?? '', `${proposal._id} ${price}`);

  async function submit(values: FinancingValues, helpers: FormikHelpers<FinancingValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-7/:pid', {
          params: { pid: proposal._id },
          body: { financing: financingRequest(price, values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    dropDraft(ownDraft);
    helpers.resetForm({ values });
    showSnackbar({ text: savedText(values) });
    const validation = stepPath(6, saved.frontId);
    if (validation) navigate(validation);
    else await reload();
  }

  return (
    <>
      <Formik initialValues={initial} validate={(values) => financingErrors(price, values)} onSubmit={submit}>
        <FormBox aria-label="Financiamento">
          <FormDraft draftKey={ownDraft} />
          <StepMain>
            <OffersSection
              price={price}
              source={source}
              simulation={`/financiamentos/simulacao/${proposal._id}`}
            />
            <FinancedFlow proposal={proposal} price={price} />
          </StepMain>
          <StepFoot
            savedAt={proposal.lastUpdate.timestamp}
            backTo={stepPath(6, proposal.frontId)}
            submitLabel={proposal.finished ? 'Salvar e ver o link' : 'Salvar e validar'}
          />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, financingNames)}
        onReload={() => {
          dropDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}

/** What the account's table still has to offer: banks that are not there yet, as many as fit. The marketplace has its own. */
function useUsualOffers(source: OfferSource, { financing }: FinancingValues, price: number): OfferValues[] {
  const table = useSettings()?.autoFinancing ?? [];
  if (source === MARKETPLACE) return [];
  return table
    .filter(({ _id }) => financing.every(({ finOptId }) => finOptId !== _id))
    .slice(0, MAX_FINANCING_OFFERS - financing.length)
    .map((line) => offerOf(line, price));
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
  /** Where a bank is asked what it would lend for this proposal. */
  simulation: string;
}

function OffersSection({ price, source, simulation }: OffersSectionProps) {
  const { values, setFieldValue } = useFormikContext<FinancingValues>();
  const { financing } = values;
  const change = (next: FinancingValues['financing']) => void setFieldValue('financing', next);
  const usual = useUsualOffers(source, values, price);
  return (
    <FormSection aria-labelledby="section-offers">
      <h2 id="section-offers">Opções de financiamento</h2>
      <p>
        {source === MARKETPLACE && <strong>Origem: marketplace. </strong>}
        Até {MAX_FINANCING_OFFERS}, com as taxas que o banco informou. A proposta as mostra da melhor escolha
        em diante.
      </p>
      {financing.length === 0 && (
        <Text as="p" size={14} tone="soft">
          Sem opções, a proposta mostra só o preço à vista, {formatMoney(price)}.
        </Text>
      )}
      {isAnswered(simulation) && (
        <ButtonLink as={Link} to={simulation} size="sm" variant="ghost" icon="calculator">
          Simular com o banco
        </ButtonLink>
      )}
      {usual.length > 0 && (
        <Button size="sm" icon="landmark" onClick={() => change([...financing, ...usual])}>
          Usar a tabela da conta
        </Button>
      )}
      <LineList
        name="Opção"
        addLabel="Adicionar opção"
        lines={financing}
        isFull={financing.length >= MAX_FINANCING_OFFERS}
        onAdd={() => change([...financing, newOffer()])}
        onRemove={(key) => change(financing.filter((offer) => offer.key !== key))}
        renderLine={(index) => <OfferFields index={index} price={price} />}
      />
    </FormSection>
  );
}
