import type { FirstStep } from '@girassol/account-domain/contract';
import type { Session } from '@girassol/shared-domain';
import { billingPaths } from '../addresses/billing';
import { collaboratorPaths } from '../addresses/collaborators';

interface FirstStepDescription {
  title: string;
  /** Reason to do it. */
  hint: string;
  /** Address of the page where it is done. */
  to: string;
  /** A quicker way for those who bring their data along. */
  instead?: { title: string; to: string };
}

/** Returns the step that comes before all others while the e-mail of the owner is not confirmed. */
export const describeEmailStep = (email: string): FirstStepDescription => ({
  title: 'Confirme o seu e-mail',
  hint: `Abra o link que enviamos a ${email}. Até lá a conta não convida pessoas nem exporta dados.`,
  to: billingPaths.subscription,
});

/** Returns what the home page says of a first step, and where it leads. */
export function describeFirstStep(
  step: FirstStep,
  { userId, managerId }: Pick<Session, 'userId' | 'managerId'>,
): FirstStepDescription {
  return {
    company: {
      title: 'Complete os dados da empresa',
      hint: 'Logo e CNPJ saem em cada proposta e em cada contrato.',
      to: `/conta/info/${userId}`,
    },
    customer: {
      title: 'Cadastre o primeiro cliente',
      hint: 'Dele nascem vendas e propostas.',
      to: '/cliente/cadastro',
      instead: { title: 'Trazer todos de uma planilha', to: '/upload-de-clientes' },
    },
    kit: {
      title: 'Cadastre um kit',
      hint: 'Módulos, inversor e estrutura com o seu preço.',
      to: '/kits/cadastro/0',
      instead: { title: 'Trazer a tabela do fornecedor', to: '/upload-de-kits' },
    },
    proposal: {
      title: 'Monte a primeira proposta',
      hint: 'Da conta de luz ao preço, com o estudo de 25 anos.',
      to: `/propostas/lista/${userId}`,
    },
    team: {
      title: 'Convide a equipe',
      hint: 'Cada pessoa com a sua agenda, os seus clientes e as suas permissões.',
      to: collaboratorPaths.list.replace(':managerId', managerId),
    },
  }[step];
}
