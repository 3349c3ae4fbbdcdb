import { padNumber } from '../formats/numbers';
import type { SignatureState } from './signature-states';

interface OneContract {
  number: number;
  /** Null: its signature was not begun. */
  signatureState: SignatureState | null;
}

/** Is a document signed by all who must? */
const isSigned = ({ signatureState }: OneContract): boolean =>
  signatureState === 'COMPLETED' || signatureState === 'SEALED';

/** Why a win that waits for a signed contract has to wait, in words; null where it does not. */
export function whyWinWaits(contracts: readonly OneContract[]): string | null {
  if (contracts.some(isSigned)) return null;
  const open = contracts.find(({ signatureState }) => signatureState === 'OPEN');
  if (open) return `O contrato ${padNumber(open.number)} ainda não foi assinado por todos.`;
  return contracts.length === 0
    ? 'Esta venda ainda não tem contrato.'
    : 'O contrato desta venda ainda não foi enviado para assinar.';
}
