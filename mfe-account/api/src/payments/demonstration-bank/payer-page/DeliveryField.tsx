import type { EventDelivery } from '../../../tables/payment-tables';
import { deliveryLabels } from './payer-actions';

/** Choice of how the bank sends the events of what a form does. */
export function DeliveryField({ delivery }: { delivery: EventDelivery }) {
  return (
    <>
      <label htmlFor="delivery">Como o banco avisa quem recebe</label>
      <select id="delivery" name="entrega" defaultValue={delivery}>
        {Object.entries(deliveryLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
