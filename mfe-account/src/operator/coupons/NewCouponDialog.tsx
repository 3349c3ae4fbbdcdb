import { COUPON_NAME, COUPON_NAME_MESSAGE } from '@girassol/account-domain/billing';
import { toIsoDate } from '@girassol/shared-domain';
import { Text, tokens } from '@girassol/shared-ui';
import { DialogForm, FormDateField, FormNumberField, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { showRefusal } from '../../signup/show-refusal';
import { runOperatorChange } from '../run-operator-change';
import { toMultiplier } from './coupon-text';
import { createCoupon } from './use-coupons';

interface CouponValues {
  name: string;
  percent: number | null;
  minVendors: number | null;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
}

const title = 'Novo cupom';

/** Dialog that makes a coupon. */
export function NewCouponDialog({ onClose }: { onClose: () => void }) {
  async function submit(values: CouponValues, helpers: FormikHelpers<CouponValues>): Promise<string | null> {
    const { name, percent, minVendors, validFrom, validUntil, maxUses } = values;
    const body = {
      name: name.trim().toUpperCase(),
      discountMultiplier: toMultiplier(percent ?? 0),
      minVendors: minVendors ?? 1,
      validFrom: validFrom ?? '',
      validUntil,
      maxUses,
    };
    let problem: string | null = null;
    const refusal = await runOperatorChange(async () => {
      try {
        await createCoupon(body);
      } catch (error) {
        problem = showRefusal(error, Object.keys(values), helpers);
        throw error;
      }
    }, `O cupom ${body.name} está feito.`);
    if (refusal === null) onClose();
    return problem;
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <DialogForm<CouponValues>
        label={title}
        initial={{
          name: '',
          percent: null,
          minVendors: 1,
          validFrom: toIsoDate(Date.now()),
          validUntil: null,
          maxUses: null,
        }}
        submitLabel="Criar cupom"
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text as="p">O desconto vale na primeira cobrança inteira, com a implantação.</Text>
        <Fields>
          <FormTextField
            name="name"
            label="Nome"
            isRequired
            maxLength={40}
            description="Letras e números, como FEIRA10."
            check={findNameProblem}
          />
          <FormNumberField
            name="percent"
            label="Desconto"
            unit="%"
            decimals={2}
            isRequired
            check={(percent) =>
              percent !== null && (percent <= 0 || percent > 100) ? 'De 0,01 a 100 %.' : undefined
            }
          />
          <FormDateField name="validFrom" label="Vale de" isRequired />
          <FormDateField name="validUntil" label="Até" description="Em branco, não termina." />
          <FormNumberField
            name="minVendors"
            label="Mínimo de vendedores"
            isRequired
            check={(count) => (count !== null && (count < 1 || count > 500) ? 'De 1 a 500.' : undefined)}
          />
          <FormNumberField
            name="maxUses"
            label="Máximo de usos"
            description="Em branco, sem limite."
            check={(count) =>
              count !== null && (count < 1 || count > 1_000_000) ? 'De 1 a 1.000.000.' : undefined
            }
          />
        </Fields>
      </DialogForm>
    </Dialog>
  );
}

const findNameProblem = (name: string): string | undefined =>
  COUPON_NAME.test(name.trim().toUpperCase()) ? undefined : COUPON_NAME_MESSAGE;

const { screen, space } = tokens;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: start;
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;
