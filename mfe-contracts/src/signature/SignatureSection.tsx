import type { SaleContract } from '@girassol/shared-domain/contract';

interface SignatureSectionProps {
  saleId: string;
  contract: SaleContract;
}

/** The digital signature of a contract: who signs, how it is sent, and where it stands. */
export function SignatureSection(_props: SignatureSectionProps) {
  return null;
}
