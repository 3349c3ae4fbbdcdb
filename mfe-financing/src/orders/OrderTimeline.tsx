import { formatDate } from '@girassol/shared-domain';
import type { PublicEquipmentOrder } from '@girassol/shared-domain/contract';
import { Icon, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { orderStatusLabels, orderSteps } from './order-labels';

/** Steps of an order: completed, current and upcoming. */
export function OrderTimeline({ order }: { order: PublicEquipmentOrder }) {
  const at = new Map(order.steps.map((step) => [step.status, step.at]));
  const isCancelled = order.status === 'CANCELLED';
  const shown = isCancelled
    ? [...orderSteps.filter((step) => at.has(step)), 'CANCELLED' as const]
    : orderSteps;
  return (
    <Steps aria-label="Etapas do pedido">
      {shown.map((step) => {
        const when = at.get(step);
        return (
          <li
            key={step}
            data-done={when !== undefined}
            aria-current={step === order.status ? 'step' : undefined}
          >
            <Dot>{when !== undefined && <Icon name={step === 'CANCELLED' ? 'x' : 'check'} size={14} />}</Dot>
            <span>
              {orderStatusLabels[step].label}
              {when === undefined && <VisuallyHidden> (ainda não)</VisuallyHidden>}
              {when !== undefined && <time dateTime={new Date(when).toISOString()}>{formatDate(when)}</time>}
            </span>
          </li>
        );
      })}
    </Steps>
  );
}

const { color, font, space } = tokens;

const Dot = styled.i`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  z-index: 1;
`;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: ${space[12]};
    padding-bottom: ${space[16]};
    color: ${color.inkSoft};
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(0.75rem - 1px);
    width: 2px;
    background: ${color.line};
  }
  li[data-done='true'] { color: ${color.ink}; }
  li[data-done='true'] > i { border-color: ${color.leaf}; background: ${color.leaf}; color: ${color.onLeaf}; }
  li[data-done='true']:not(:last-child)::before { background: ${color.leaf}; }
  li[aria-current] { font-weight: 600; }
  time { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
`;
