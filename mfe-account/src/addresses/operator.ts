import type { ListedLead } from '@girassol/account-domain/contract';

/** Addresses of the operator's pages of this area. */
export const operatorPaths = {
  prices: '/operador/precos',
  coupons: '/operador/cupons',
  leads: '/operador/leads',
} as const;

/** Returns the address of the form that opens an account, filled with what is known of a lead. */
export const buildNewAccountPath = ({ name, email }: Pick<ListedLead, 'name' | 'email'>): string =>
  `/operacao/contas?${new URLSearchParams({ nova: '', dono: name, email, motivo: 'Teste grátis de 14 dias' })}`;
