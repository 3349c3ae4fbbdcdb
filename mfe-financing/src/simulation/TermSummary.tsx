import { formatEnumeration, formatMoney } from '@girassol/shared-domain';
import { Button, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { formatGracePeriod } from '../financing/financing-labels';
import type { SimulationTerms } from './terms-address';

interface TermSummaryProps {
  terms: SimulationTerms;
  /** R$ of the project. */
  price: number;
  onEdit: () => void;
}

/** Terms of a simulation in one line, in place of their form on a phone. Draws nothing on wider screens. */
export function TermSummary({ terms, price, onEdit }: TermSummaryProps) {
  return (
    <Summary role="group" aria-label="Condições da simulação">
      <div>
        <Text as="p" weight={600}>
          {describeAmountAndTerms(terms, price)}
        </Text>
        <Text as="p" size={13} tone="soft">
          {describeOtherTerms(terms)}
        </Text>
      </div>
      <Button size="sm" icon="pencil" onClick={onEdit}>
        Editar
      </Button>
    </Summary>
  );
}

/** Describes the financed amount in R$ and the numbers of instalments: `R$ 32.000,00 em 48x e 60x`. */
const describeAmountAndTerms = ({ entry, installments }: SimulationTerms, price: number): string =>
  `${formatMoney(price - entry)} em ${formatEnumeration(installments.map((months) => `${months}x`))}`;

const describeOtherTerms = ({
  entry,
  gracePeriod,
  insurance,
  system,
  isCNPJ,
  isSimples,
}: SimulationTerms): string =>
  [
    isSimples ? 'Simples ou MEI' : isCNPJ ? 'Empresa' : 'Pessoa física',
    system === 'SAC' ? 'SAC' : 'Price',
    entry > 0 && `entrada de ${formatMoney(entry)}`,
    gracePeriod > 0 ? `carência de ${formatGracePeriod(gracePeriod).toLowerCase()}` : 'sem carência',
    insurance && 'com seguro',
  ]
    .filter(Boolean)
    .join(' · ');

const { color, radius, screen, space } = tokens;

const Summary = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  p { margin: 0; }
  @media ${screen.phone} { display: flex; }
`;
