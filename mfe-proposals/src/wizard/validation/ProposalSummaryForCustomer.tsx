import {
  computeModuleTotals,
  formatCity,
  formatDate,
  formatMoney,
  formatNumber,
  formatPower,
  formatYears,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Card, Heading, Stack } from '@girassol/shared-ui';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';

/** Summary of a proposal as the customer will see it: key figures and validity. */
export function ProposalSummaryForCustomer({ proposal }: { proposal: Proposal }) {
  const { revenueData, validityDate } = proposal;
  const price = revenueData?.finalPrice;
  return (
    <Card as="section" aria-label="Resumo da proposta">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          O que o cliente verá
        </Heading>
        <BigFigure value={price ? formatMoney(price) : 'Sem preço'}>
          {validityDate ? `Válida até ${formatDate(validityDate)}` : 'Sem data de validade'}
        </BigFigure>
        <FactList facts={getCustomerFacts(proposal)} />
      </Stack>
    </Card>
  );
}

function getCustomerFacts(proposal: Proposal): Fact[] {
  const { customerData, location, energyBillData = [], realSystemData, generation, revenueData } = proposal;
  const facts: Fact[] = [{ label: 'Cliente', value: customerData.name }];
  if (location) facts.push({ label: 'Local', value: formatCity(location) });
  facts.push({ label: 'Unidades consumidoras', value: formatNumber(energyBillData.length, 0) });
  if (realSystemData) facts.push({ label: 'Potência', value: formatPower(realSystemData.power) });
  const { quantity } = computeModuleTotals(proposal.pvModuleData ?? []);
  if (quantity > 0) facts.push({ label: 'Módulos', value: formatNumber(quantity, 0) });
  if (generation)
    facts.push({
      label: 'Geração média',
      value: `${formatNumber(generation.averageMonthlyGeneration, 0)} kWh/mês`,
    });
  const worth = revenueData?.finantialViability;
  if (worth?.savings25) facts.push({ label: 'Economia em 25 anos', value: formatMoney(worth.savings25) });
  if (worth?.payback != null) facts.push({ label: 'Retorno', value: formatYears(worth.payback) });
  const offers = revenueData?.financing?.length ?? 0;
  if (offers > 0) facts.push({ label: 'Financiamentos', value: formatNumber(offers, 0) });
  return facts;
}
