import { Button, Text, tokens } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { CouponState } from './use-price';

/** Coupon that was entered, what it is worth, and the function that enters another one. */
export interface EnteredCoupon extends CouponState {
  couponName: string;
  setCouponName: (name: string) => void;
}

interface CouponFieldProps {
  entered: EnteredCoupon;
  vendors: number;
  /** Part of the order that the discount lowers: `em tudo, implantação incluída`. */
  scope: string;
}

/** Describes what an accepted coupon does for a number of vendors (billing-021). */
function describeCoupon({ coupon }: EnteredCoupon, vendors: number, scope: string): string | null {
  if (!coupon) return null;
  const missing = coupon.minVendors - vendors;
  if (missing > 0)
    return `Vale a partir de ${coupon.minVendors} vendedores: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`;
  const percent = (100 * (1 - coupon.discountMultiplier)).toLocaleString('pt-BR', {
    maximumFractionDigits: 2,
  });
  return `${percent}% de desconto ${scope}.`;
}

/** Coupon of an order: applied with a button, Enter or on leaving the field, with what it is worth in words. */
export function CouponField({ entered, vendors, scope }: CouponFieldProps) {
  const { couponName, setCouponName, coupon, problem, isChecking } = entered;
  const [text, setText] = useState(couponName);
  // Names have no spaces; keyboards of phones put some in.
  const typed = text.replace(/\s+/g, '').toUpperCase();
  const isApplied = coupon !== null && vendors >= coupon.minVendors;
  const apply = () => {
    if (typed !== couponName) setCouponName(typed);
  };
  /** Enter applies the coupon, and pays nothing where the field is part of the form of a payment. */
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }
  return (
    <div>
      <Line onKeyDown={applyOnEnter}>
        <TextField
          label="Cupom"
          isOptional
          value={text}
          maxLength={40}
          autoComplete="off"
          onChange={setText}
          onBlur={apply}
          error={typed === couponName ? (problem ?? undefined) : undefined}
        />
        <Button
          size="lg"
          isPending={isChecking}
          disabled={typed === couponName && !isChecking}
          onClick={apply}
        >
          {typed === '' && couponName !== '' ? 'Retirar' : 'Aplicar'}
        </Button>
      </Line>
      <Text as="p" size={13} tone={isApplied ? 'good' : 'warn'} role="status">
        {typed === couponName && describeCoupon(entered, vendors, scope)}
      </Text>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[8]};
  > :first-child { flex: 1; }
  > button { margin-top: 1.375rem; min-height: 2.25rem; }
  @media (pointer: coarse) { > button { min-height: 2.75rem; } }
`;
