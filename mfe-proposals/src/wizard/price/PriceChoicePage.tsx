import { api, attemptAction } from '@girassol/shared-auth';
import { formatMoney } from '@girassol/shared-domain';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { ButtonLink, Card, confirm, Row, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { wizardStepPath } from '../../addresses/wizard';
import { PlainStepFoot } from '../../wizard-frame/StepFoot';
import { cacheWizardProposal } from '../../wizard-frame/use-wizard-proposal';
import { formatFractionAsPercent } from './figures';
import { PRICE_STEP_NUMBER, PriceGate } from './PriceGate';
import { PricingOptionCard } from './PricingOptionCard';
import type { PriceRights } from './price-rules';
import { getKitPriceTerms, getPricingOptions, type PricingOption } from './price-ways';

/**
 * Page `/proposta/gerar-proposta/escolha/precificacao/:pid`: the options to price a proposal, each with its
 * current result.
 */
export default function PriceChoicePage() {
  const { pid = '' } = useParams();
  return (
    <PriceGate pid={pid} title="Preço">
      {(proposal, reload, rights) => <Choice proposal={proposal} reload={reload} rights={rights} />}
    </PriceGate>
  );
}

interface ChoiceProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  rights: PriceRights;
}

function Choice({ proposal, reload, rights }: ChoiceProps) {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const ways = useMemo(() => getPricingOptions(proposal, rights), [proposal, rights]);
  const present = getPresentWay(proposal);

  async function takeKitPrice() {
    const { revenueData } = proposal;
    const terms = getKitPriceTerms(proposal);
    const isSure =
      !revenueData ||
      revenueData.finalPrice === terms.frontPrice ||
      (await confirm({
        title: 'TROCAR O PREÇO',
        text: `O preço atual, de ${formatMoney(revenueData.finalPrice)}, dá lugar ao do kit, de ${formatMoney(terms.frontPrice)}.`,
        confirmLabel: 'Trocar o preço',
        cancelLabel: 'Cancelar',
      }));
    if (isSure) await save(terms);
  }

  async function save(terms: StoredPricingTerms | { method: 'KEPT' }) {
    setPending(true);
    const answer = await attemptAction(() =>
      api('POST /proposals/step-4/:pid', {
        params: { pid: proposal._id },
        body: { ...terms, version: proposal.version },
      }),
    );
    if (answer) {
      cacheWizardProposal(answer.proposal);
      const { finalPrice } = answer.proposal.revenueData ?? {};
      showSnackbar({ text: finalPrice ? `Preço salvo: ${formatMoney(finalPrice)}.` : 'Preço salvo.' });
      const next = wizardStepPath(PRICE_STEP_NUMBER + 1, answer.proposal.frontId);
      if (next) return navigate(next);
    }
    // A refusal has shown its dialog: what is there now is read again.
    await reload();
    setPending(false);
  }

  return (
    <>
      <PresentPrice proposal={proposal} />
      <Ways>
        {ways.map((way) => (
          <PricingOptionCard
            key={way.id}
            way={way}
            isPresent={way.id === present}
            isPending={isPending}
            onUse={() => void (way.id === 'KEPT' ? save({ method: 'KEPT' }) : takeKitPrice())}
          />
        ))}
      </Ways>
      <PlainStepFoot
        savedAt={proposal.revenueData ? proposal.lastUpdate.timestamp : null}
        backTo={wizardStepPath(PRICE_STEP_NUMBER - 1, proposal.frontId)}
      />
    </>
  );
}

/** Returns the way in which the current price was made, as far as the person may know. */
function getPresentWay({ pricingTerms, revenueData, kitData }: Proposal): PricingOption['id'] | null {
  if (!revenueData) return null;
  if (pricingTerms) return pricingTerms.method === 'FRONT_PRICE' ? 'KIT' : pricingTerms.method;
  return revenueData.finalPrice === kitData?.kitPrice ? 'KIT' : null;
}

/** The price that is there, and the way on with it as it is. */
function PresentPrice({ proposal }: { proposal: Proposal }) {
  const { revenueData, step, frontId } = proposal;
  if (!revenueData) return null;
  const next = wizardStepPath(PRICE_STEP_NUMBER + 1, frontId);
  const isConfirmed = step >= PRICE_STEP_NUMBER;
  return (
    <Present aria-label="Preço atual" forwardedAs="section">
      <Row gap={12} justify="between" wraps>
        <Text>
          Preço atual: <strong>{formatMoney(revenueData.finalPrice)}</strong>
          {/* Whoever may not see what is earned is not sent it. */}
          {revenueData.profit !== undefined &&
            `, com ${revenueData.profit < 0 ? 'prejuízo' : 'lucro'} de ${formatMoney(Math.abs(revenueData.profit))}, ${formatFractionAsPercent(revenueData.effMargin)} do preço`}
          {!isConfirmed && '. O sistema mudou: escolha como o preço acompanha'}.
        </Text>
        {isConfirmed && next && (
          <ButtonLink as={Link} to={next} variant="primary" icon="arrow-right">
            Continuar com este preço
          </ButtonLink>
        )}
      </Row>
    </Present>
  );
}

const { space } = tokens;

const Present = styled(Card)`
  margin-bottom: ${space[16]};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space[16]};
  padding-bottom: ${space[24]};
`;
