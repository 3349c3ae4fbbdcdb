import { useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  bankRegistrationStatuses,
  computeBankRegistrationState,
  hasTooManyExpiredFinancings,
} from '@girassol/shared-domain/financing';
import { Button, lazyPart } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LOAD_REGISTRATION_CALL } from '../financing/financings';
import { getRegistrationBankName } from './bank-name';
import { Notice, type NoticeTone } from './Notice';

/** With the parts of its form: an account is registered once. */
const RegistrationDialog = lazyPart(() => import('./BankRegistrationDialog'));

type Registration = ResponseBody<typeof LOAD_REGISTRATION_CALL>;

interface CreditWarningsProps {
  /** Financings that ran out of time, and how many may. */
  expired: number;
  limit: number;
  /** They are counted. */
  isCounted: boolean;
}

/** Notices about obstacles to the next financing: expired financings and the registration with the bank. */
export function FinancingObstacleNotices({ expired, limit, isCounted }: CreditWarningsProps) {
  const { data } = useApiQuery(LOAD_REGISTRATION_CALL, {}, { refetchOnMount: 'always' });
  const [isAsking, setAsking] = useState(false);
  const words = data && getRegistrationMessage(data);
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
          bank={getRegistrationBankName(data.bank)}
          onClose={() => setAsking(false)}
        />
      )}
    </Notices>
  );
}

/** financing-080, financing-081 */
function lateText(expired: number, limit: number): string {
  return hasTooManyExpiredFinancings(expired, limit)
    ? 'Você atingiu o limite de infrações por atraso. Por favor, regularize a documentação dos financiamentos com infrações para contratar novos financiamentos.'
    : `Você possui ${expired} infração(ões) por atraso. Por favor, regularize a documentação do(s) financiamento(s) com infração(ões) para não perder o benefício de novas contratações.`;
}

interface RegistrationMessage {
  tone: NoticeTone;
  text: string;
  mayAsk?: true;
}

/**
 * Returns the message about the registration (financing-082 to financing-085). Distinguishes a bank that has not
 * answered from one that refused.
 */
function getRegistrationMessage({ registration, canFinance, now, bank }: Registration): RegistrationMessage {
  const state = computeBankRegistrationState(
    {
      status: bankRegistrationStatuses.find((status) => status === registration?.status) ?? null,
      submittedAt: registration?.lastSubmitionDate ?? null,
    },
    canFinance,
    now,
  );
  const name = getRegistrationBankName(bank);
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
