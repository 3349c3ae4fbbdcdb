import { FormMoneyField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { UnusualValueNote } from './UnusualValueNote';
import { describeUnusualKitPrice } from './usual-ranges';

interface KitPriceFieldProps extends ComponentProps<typeof FormMoneyField> {
  /** Power of the modules of the kit, W; 0 if unknown. */
  watts: number;
}

/**
 * `FormMoneyField` for the price of a kit. Warns, without refusing, if kits of that power cost much more or much less.
 * The warning waits until the field was left, because a price is small while it is being typed.
 */
export function KitPriceField({ watts, description, ...props }: KitPriceFieldProps) {
  // `useField` would take the place of the field's own check.
  const { value, touched, initialValue } = useFormikContext().getFieldMeta<number | null>(props.name);
  const warning = touched || value === initialValue ? describeUnusualKitPrice(value, watts) : null;
  return (
    <FormMoneyField {...props} description={warning ? <UnusualValueNote text={warning} /> : description} />
  );
}
