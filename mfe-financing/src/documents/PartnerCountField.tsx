import { api } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { PARTNER_COUNT_LIMITS } from '@girassol/shared-domain/financing';
import { showSnackbar } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refreshFinancings } from '../financing/financings';
import { attemptSilently } from './attempt-silently';

const numbers = Array.from(
  { length: PARTNER_COUNT_LIMITS.max - PARTNER_COUNT_LIMITS.min + 1 },
  (_, index) => PARTNER_COUNT_LIMITS.min + index,
);

interface PartnersFieldProps {
  financing: Financing;
  isDisabled: boolean;
  onChange: (financing: Financing) => void;
}

/**
 * Field for the number of partners of a company (financing-016). Saved at once, because the expected documents depend
 * on it (financing-094).
 */
export function PartnerCountField({ financing, isDisabled, onChange }: PartnersFieldProps) {
  const { customer } = financing;
  const [isPending, setPending] = useState(false);

  async function save(associates: number) {
    if (associates === customer.associates) return;
    setPending(true);
    const answer = await attemptSilently(() =>
      api('PUT /customers/single/associates/:cid', {
        params: { cid: customer._id },
        body: { associates },
        silent: true,
      }),
    );
    setPending(false);
    if (!answer) return;
    onChange({ ...financing, customer: { ...customer, ...answer.customer } });
    // Other financings of the company on screen have as many partners now.
    refreshFinancings();
    showSnackbar({ text: 'Quantidade de sócios salva' });
  }

  return (
    <Narrow>
      <Select
        label="Qtd. de Sócios"
        description="De cada sócio o banco pede RG, CNH e Imposto de Renda."
        value={String(customer.associates)}
        options={numbers.map((number) => ({ value: String(number), label: String(number) }))}
        isDisabled={isDisabled || isPending}
        onChange={(value) => void save(Number(value))}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 20rem;
`;
