import { lazyScreen } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import type { Answer } from '@girassol/shared-domain/contract';
import { hasReachedLimit, registrationState, registrationStatuses } from '@girassol/shared-domain/financing';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { REGISTRATION } from '../financing/financings';
import { Notice, type NoticeTone } from './Notice';
import { nameOfBank } from './name-of-bank';

/** With the parts of its form: an account is registered once. */
const RegistrationDialog = lazyScreen(() => import('./RegistrationDialog'));

type Registration = Answer<typeof REGISTRATION>;

interface CreditWarningsProps {
  /** Financings that ran out of time, and how many may. */
  expired: number;
  limit: number;
  /** They are counted. */
  isCounted: boolean;
}

/** What stands between the account and the next financing: late works, and the registration with the bank. */
export function CreditWarnings({ expired, limit, isCounted }: CreditWarningsProps) {
  const { data } = useApiQuery(REGISTRATION, {}, { refetchOnMount: 'always' });
  const [isAsking, setAsking] = useState(false);
  const words = data && registrationWords(data);
  return (
    <Notices>
      {isCounted && expired > 0 && <Notice tone="red">{lateText(expired, limit)}</Notice>}
      {words && (
        <Notice
          tone={words.tone}
          action={
            words.mayAsk && (
              <Button size="sm" onClick={() => setAsking(true)}>
                SOLICITAR CADASTRO
              </Button>
            )
          }
        >
          {words.text}
        </Notice>
      )}
      {data && isAsking && (
        <RegistrationDialog
          known={data.known}
          bank={nameOfBank(data.bank)}
          onClose={() => setAsking(false)}
        />
      )}
    </Notices>
  );
}

/** financing-080, financing-081 */
function lateText(expired: number, limit: number): string {
  return hasReachedLimit(expired, limit)
    ? 'Você atingiu o limite de infrações por atraso. Por favor, regularize a documentação dos financiamentos com infrações para contratar novos financiamentos.'
    : `Você possui ${expired} infração(ões) por atraso. Por favor, regularize a documentação do(s) financiamento(s) com infração(ões) para não perder o benefício de novas contratações.`;
}

interface RegistrationWords {
  tone: NoticeTone;
  text: string;
  mayAsk?: true;
}

/** financing-082 to financing-085; a bank that is silent is told apart from one that refused. */
function registrationWords({ registration, canFinance, now, bank }: Registration): RegistrationWords {
  const state = registrationState(
    {
      status: registrationStatuses.find((status) => status === registration?.status) ?? null,
      submittedAt: registration?.lastSubmitionDate ?? null,
    },
    canFinance,
    now,
  );
  const name = nameOfBank(bank);
  switch (state.kind) {
    case 'notRegistered':
      return {
        tone: 'darkBlue',
        text: `Seu CNPJ não encontra-se cadastrado no ${name}. Por favor, efetue o cadastro da sua empresa no ${name} para solicitar análises de crédito.`,
        mayAsk: true,
      };
    case 'pending':
      return {
        tone: 'cyan',
        text: `Seu cadastro no ${name} encontra-se pendente - STATUS: ${state.status}.`,
      };
    case 'refused':
      return {
        tone: 'grey',
        text: `Seu cadastro no ${name} não foi aprovado. Você poderá solicitar uma nova análise em ${daysText(state.retryInDays)}.`,
      };
    case 'unanswered':
      return {
        tone: 'grey',
        text: `O ${name} ainda não respondeu ao seu cadastro. Você poderá solicitar uma nova análise em ${daysText(state.retryInDays)}.`,
      };
    case 'allowed':
      return {
        tone: 'plain',
        text: `Seu cadastro no ${name} foi aprovado. Em caso de dúvida, entre em contato com o suporte.`,
      };
  }
}

const daysText = (days: number): string => `${days} ${days === 1 ? 'dia' : 'dias'}`;

const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  &:not(:empty) { padding-bottom: 16px; }
`;
