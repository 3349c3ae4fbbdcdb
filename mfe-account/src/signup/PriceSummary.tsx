import type { FirstPrice, SignupPlanId } from '@girassol/account-domain/billing';
import { formatMoney } from '@girassol/shared-domain';
import { Icon, Skeleton, Stack, Text, tokens, useWindowWidth } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeVendors } from './describe-vendors';
import { PlanPicker } from './PlanPicker';
import { listPriceLines, PriceLines } from './PriceLines';
import { VendorsStepper } from './VendorsStepper';

const SIDE_BY_SIDE_FROM = 900;

/** Choice of a signup and its price, as the summary shows and changes it. */
export interface PriceSummaryProps {
  planId: SignupPlanId;
  vendors: number;
  /** Null while the prices load. */
  price: FirstPrice | null;
  isRecurring: boolean;
  couponName: string;
  /** Why plan or vendors could not be changed; null without a failure. */
  problem: string | null;
  onPlanChange: (planId: SignupPlanId) => void;
  /** Left out where the form beside it changes the vendors. */
  onVendorsChange?: ((vendors: number) => void) | undefined;
}

/**
 * Price lines of a signup with plan and vendors. Always in view: beside the form on wide screens, a bar at the upper edge
 * that opens on narrow ones.
 */
export function PriceSummary(props: PriceSummaryProps) {
  const isWide = useWindowWidth() >= SIDE_BY_SIDE_FROM;
  return isWide ? <SidePanel {...props} /> : <TopBar {...props} />;
}

function SidePanel(props: PriceSummaryProps) {
  return (
    <Panel aria-label="Resumo da assinatura">
      <Content {...props} />
    </Panel>
  );
}

function TopBar(props: PriceSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { price } = props;
  return (
    <Bar aria-label="Resumo da assinatura">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        <span>Resumo da assinatura</span>
        <b>{price ? formatMoney(price.finalCents / 100) : '…'}</b>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      {isOpen && (
        <Drawer>
          <Content {...props} />
        </Drawer>
      )}
    </Bar>
  );
}

function Content(props: PriceSummaryProps) {
  const { planId, vendors, price, isRecurring, couponName, problem, onPlanChange, onVendorsChange } = props;
  return (
    <Stack gap={16}>
      <PlanPicker planId={planId} onChange={onPlanChange} />
      {onVendorsChange ? (
        <VendorsStepper value={vendors} onChange={onVendorsChange} />
      ) : (
        <Text as="p">{describeVendors(vendors)}</Text>
      )}
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      {price ? (
        <>
          <PriceLines
            lines={listPriceLines(price, couponName)}
            totalLabel="Total hoje"
            totalCents={price.finalCents}
          />
          <Text as="p" size={13} tone="soft">
            {isRecurring
              ? `Depois, ${formatMoney(price.planCents / 100)} por mês no cartão. Cancele quando quiser.`
              : `Vale por 12 meses. A renovação não tem implantação: ${formatMoney(price.planCents / 100)}.`}
          </Text>
        </>
      ) : (
        <Skeleton height={96} radius={10} />
      )}
    </Stack>
  );
}

const { color, font, layer, radius, shadow, space, weight } = tokens;

const Panel = styled.aside`
  position: sticky;
  top: ${space[24]};
  padding: ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
`;

const Bar = styled.aside`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  margin: 0 calc(-1 * ${space[16]});
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  > button {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    width: 100%;
    min-height: 3.25rem;
    padding: 0 ${space[16]};
    border: 0;
    background: transparent;
    color: ${color.ink};
    font: ${font[14]};
    text-align: start;
    cursor: pointer;
  }
  > button span { flex: 1; color: ${color.leafInk}; font-weight: ${weight.medium}; }
  > button b { font: ${font[16]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  > button:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; }
`;

const Drawer = styled.div`
  max-height: calc(100dvh - 8rem);
  overflow: auto;
  padding: ${space[16]};
  border-top: 1px solid ${color.lineSoft};
  box-shadow: ${shadow[2]};
`;
