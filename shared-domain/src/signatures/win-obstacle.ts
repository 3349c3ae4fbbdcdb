import { formatRecordNumber } from '../formats/numbers';
import type { SignatureState } from './signature-states';

interface OneContract {
  number: number;
  /** Null: its signature was not begun. */
  signatureState: SignatureState | null;
}

/** Is a document signed by all who must? */
const isSigned = ({ signatureState }: OneContract): boolean =>
  signatureState === 'COMPLETED' || signatureState === 'SEALED';

/**
 * Describes why a sale with these contracts cannot yet be marked as won if a signed contract is required;
 * null if a contract is signed.
 */
export function describeSignatureWinObstacle(contracts: readonly OneContract[]): string | null {
  if (contracts.some(isSigned)) return null;
  const open = contracts.find(({ signatureState }) => signatureState === 'OPEN');
  if (open) return `O contrato ${formatRecordNumber(open.number)} ainda não foi assinado por todos.`;
  return contracts.length === 0
    ? 'Esta venda ainda não tem contrato.'
    : 'O contrato desta venda ainda não foi enviado para assinar.';
}
