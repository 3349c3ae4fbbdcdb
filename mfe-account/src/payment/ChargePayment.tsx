import type { PayableCharge } from '@girassol/account-domain/contract';
import { Skeleton, TextLink } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BoletoPayment } from './BoletoPayment';
import { CardPayment } from './CardPayment';
import { type ChoiceCard, ChoiceCards } from './ChoiceCards';
import { PaymentProblem } from './PaymentProblem';
import { PixPayment } from './PixPayment';
import { describeProblem } from './payment-problem';
import { changeChargeMethod, payChargeByCard } from './use-charge';

type Way = 'pix' | 'boleto' | 'card';

const ways: readonly ChoiceCard<Way>[] = [
  { value: 'pix', label: 'Pix', description: 'Confirma na hora', icon: 'smartphone' },
  { value: 'boleto', label: 'Boleto', description: 'Confirma em 1 dia útil', icon: 'file' },
  { value: 'card', label: 'Cartão', description: 'Crédito, à vista', icon: 'credit-card' },
];

const getWay = ({ method }: PayableCharge): Way => (method === 'pixAutomatic' ? 'pix' : method);

interface ChargePaymentProps {
  charge: PayableCharge;
  /** Address at which another charge is asked for once this one has expired. */
  renewPath: string;
}

/**
 * Payment of a charge by Pix, boleto or card. The way can be changed without a second charge. The parent loads the charge
 * with `useCharge` and shows what follows once it is paid.
 */
export function ChargePayment({ charge, renewPath }: ChargePaymentProps) {
  const [chosen, setChosen] = useState<Way>(() => getWay(charge));
  const [isChanging, setIsChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { payToken } = charge;

  async function change(method: 'pix' | 'boleto') {
    setIsChanging(true);
    setProblem(null);
    try {
      await changeChargeMethod(payToken, method);
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsChanging(false);
    }
  }

  function choose(way: Way) {
    setChosen(way);
    // A card changes nothing of the charge until it pays.
    if (way !== 'card' && way !== charge.method) void change(way);
  }

  const code = chosen === 'boleto' ? charge.boletoLine : charge.pixCode;
  const isWaitingForCode = isChanging && code === null;
  return (
    <Column>
      <ChoiceCards label="Forma de pagamento" options={ways} value={chosen} onChange={choose} isCompact />
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      {chosen !== 'card' && isWaitingForCode && <Skeleton height={240} radius={10} />}
      {chosen === 'pix' && !isWaitingForCode && <PixPayment charge={charge} renewPath={renewPath} />}
      {chosen === 'boleto' && !isWaitingForCode && <BoletoPayment charge={charge} renewPath={renewPath} />}
      {chosen === 'card' && (
        <CardPayment refusal={charge.refusal} onPay={(token) => payChargeByCard(payToken, token)} />
      )}
      {charge.demonstrationPage !== null && (
        <Demonstration>
          <TextLink href={charge.demonstrationPage} target="_blank" rel="noopener noreferrer">
            Pagar no Banco Demonstração
          </TextLink>
        </Demonstration>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 1.25rem;
  min-width: 0;
`;

const Demonstration = styled.p`
  margin: 0;
  font: var(--g-text-13);
`;
