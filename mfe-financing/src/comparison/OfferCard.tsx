import { formatDate, formatMoney, formatNumber } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { Badge, NoticeBox, Text, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import {
  computeYearlyPercent,
  formatGracePeriod,
  formatMonthlyInterestRate,
  formatOfferValidity,
} from '../financing/financing-labels';
import { CostParts } from './CostParts';
import { SavingBars } from './SavingBars';

interface OfferCardProps {
  offer: FinancingOfferTerms;
  monthlySaving: number | null;
  /** R$ of the longest bar of all offers. */
  longest: number;
  /** True if the offer costs the least of all offers shown. */
  isCheapest: boolean;
  actions: ReactNode;
  /** Ticks or chooses the offer; stands below its instalment, so that a phone shows both at once. */
  choice?: ReactNode;
  /** The offer is ticked or chosen. */
  isChosen?: boolean | undefined;
}

/** Card of one financing offer of a bank, with all costs that the law requires (CDC, art. 54-B). */
export function OfferCard({
  offer,
  monthlySaving,
  longest,
  isCheapest,
  actions,
  choice,
  isChosen = false,
}: OfferCardProps) {
  const titleId = useId();
  const { installments, installmentValue, lastInstallmentValue, system, cetYear, cetMonth } = offer;
  // What the customer has to add each month is not called the best.
  const fallsShort = monthlySaving !== null && monthlySaving < installmentValue;
  return (
    <Card $isBest={offer.bestChoice} data-chosen={isChosen || undefined} aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>
          {installments}x {system === 'SAC' ? 'SAC' : ''}
          <small>{offer.bank}</small>
        </h3>
        <Badges>
          {offer.bestChoice && !(fallsShort && isCheapest) && (
            <Badge tone="sun" icon="star">
              {fallsShort ? 'Indicada' : 'Melhor escolha'}
            </Badge>
          )}
          {isCheapest && !offer.refused && <Badge tone="good">Menor custo total</Badge>}
          {offer.refused && <Badge tone="bad">O banco não empresta assim</Badge>}
        </Badges>
      </Head>
      <Figure>
        {system === 'SAC' && <small>da primeira</small>}
        <b>{formatMoney(installmentValue)}</b>
        {system === 'SAC' ? (
          <small>à última, {formatMoney(lastInstallmentValue)}</small>
        ) : (
          <small>por mês</small>
        )}
      </Figure>
      <SavingBars installment={installmentValue} saving={monthlySaving} longest={longest} />
      {choice && <Choice>{choice}</Choice>}
      <Facts>
        <Fact label="CET" text={cetYear === null ? 'não se calcula' : `${formatNumber(cetYear)}% a.a.`}>
          {cetMonth !== null && `${formatNumber(cetMonth)}% a.m.`}
        </Fact>
        <Fact label="Juros" text={formatMonthlyInterestRate(offer.fee)}>
          {`${formatNumber(computeYearlyPercent(offer.fee))}% a.a.`}
        </Fact>
        <Fact label="Entrada" text={offer.entry > 0 ? formatMoney(offer.entry) : 'Sem entrada'} />
        <Fact label="Total financiado" text={formatMoney(offer.totalFinanced)} />
        <Fact label="Total a pagar" text={formatMoney(offer.totalPayment + offer.entry)}>
          {offer.entry > 0 && 'com a entrada'}
        </Fact>
        <Fact label="Carência" text={formatGracePeriod(offer.gracePeriod)} />
        <Fact label="1º vencimento" text={formatDate(offer.firstDueDate)} />
        <Fact label="Validade" text={formatOfferValidity(offer.validUntil)} />
      </Facts>
      <CostParts offer={offer} />
      {offer.rateDisagrees && (
        <NoticeBox icon="warning" role="note">
          <Text as="p" size={13}>
            A taxa que o banco informou não leva a esta parcela. Confira com ele antes de contratar.
          </Text>
        </NoticeBox>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Card>
  );
}

function Fact({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text}
        {children && <small>{children}</small>}
      </dd>
    </div>
  );
}

const { color, font, radius, shadow, space, weight } = tokens;

const Card = styled.li<{ $isBest: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[16]};
  border: 1px solid ${({ $isBest }) => ($isBest ? color.sun : color.lineSoft)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  &[data-chosen] {
    border-color: ${color.leaf};
    box-shadow: 0 0 0 1px ${color.leaf}, ${shadow[1]};
  }
  small { font: ${font[12]}; color: ${color.inkSoft}; }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]} ${space[8]};
  h3 { margin: 0; font: ${font[16]}; font-weight: ${weight.strong}; }
  h3 > small { display: block; }
  @media ${tokens.screen.phone} { flex-direction: row; justify-content: space-between; }
`;

/** There in each, so that the figures of all stand in one line. */
const Badges = styled.div`
  display: flex;
  min-height: 1.375rem;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]};
  @media ${tokens.screen.phone} { justify-content: flex-end; }
`;

const Figure = styled.p`
  display: flex;
  flex-direction: column;
  justify-content: end;
  margin: 0;
  b { font: ${font[20]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
`;

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  margin: 0;
  font: ${font[13]};
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  dd > small { display: block; }
`;

/** At the same height on all cards of a row, however long the sentence above it is. */
const Choice = styled.div`
  margin-top: auto;
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Actions = styled.div`
  display: flex;
  justify-content: end;
`;
