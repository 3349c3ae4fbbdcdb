import { addMonths, countDaysBetween, formatMoney } from '@girassol/shared-domain';
import { type Fraction, getRequestBorrowerKind } from '@girassol/shared-domain/financing';
import type { BankOffer } from '../bank-provider';
import {
  type CreditApplication,
  type CreditApplicationChange,
  hasOutcomeTag,
  isCompanyApplicant,
} from './credit-application';
import { computeOffers, DEFAULT_FINANCING_TERMS } from './offers';

/** Maximum fraction of the monthly income that an instalment may take. */
const MAX_INCOME_SHARE: Fraction = 0.3;
const ADULT_YEARS = 18;
const COMPANY_YEARS = 1;

/**
 * Result of assessing an application by the demonstration bank's credit policy: offers, findings, and the
 * reason of a refusal.
 */
export interface CreditVerdict {
  offers: BankOffer[];
  findings: string[];
  /** Reason of the refusal, for the applicant. Null if the bank lends. */
  refusal: string | null;
}

/**
 * Assesses an application by the demonstration bank's credit policy, as of the date `today`. Offers that are
 * still valid are assessed again instead of new ones, so that they stay equal from simulation to deal.
 */
export function assessCredit(application: CreditApplication, today: string): CreditVerdict {
  const { request, number } = application;
  const income = request.monthlyBilling;
  const stillHold =
    application.offers.length > 0 && application.offers.every(({ validUntil }) => validUntil >= today);
  const asked = stillHold
    ? application.offers
    : computeOffers({
        terms: request.terms ?? DEFAULT_FINANCING_TERMS,
        price: request.projectValue,
        borrower: getRequestBorrowerKind(request),
        today,
        prefix: `${number}-${today.replaceAll('-', '')}`,
      });
  const fits = (offer: BankOffer) => (offer.statedInstallment ?? 0) <= income * MAX_INCOME_SHARE;
  const best = asked.filter(fits).sort((one, other) => one.monthly - other.monthly)[0];
  const offers = asked.map((offer) => ({
    ...offer,
    refused: !fits(offer),
    preApproved: fits(offer),
    bestChoice: offer === best,
  }));

  const age = ageFinding(application, today);
  const findings = [
    age.sentence,
    `30 % da renda de ${formatMoney(income)} são ${formatMoney(income * MAX_INCOME_SHARE)} por mês.`,
    ...offers.map(
      (offer) =>
        `${offer.installments} parcelas de ${formatMoney(offer.statedInstallment ?? 0)}: ${offer.refused ? 'não cabem' : 'cabem'} na renda.`,
    ),
  ];
  if (hasOutcomeTag(application, 'negar')) findings.push('O e-mail de teste pede uma recusa (+negar).');
  return { offers, findings, refusal: getRefusalReason(application, age.isOld, best) };
}

function ageFinding(application: CreditApplication, today: string): { isOld: boolean; sentence: string } {
  const { customerBirthDate: birth } = application.request;
  const years = isCompanyApplicant(application) ? COMPANY_YEARS : ADULT_YEARS;
  const isOld = countDaysBetween(addMonths(birth, years * 12), today) >= 0;
  if (isCompanyApplicant(application))
    return {
      isOld,
      sentence: isOld ? 'A empresa tem mais de um ano.' : 'A empresa tem menos de um ano.',
    };
  return { isOld, sentence: isOld ? 'É maior de idade.' : 'É menor de idade.' };
}

function getRefusalReason(
  application: CreditApplication,
  isOld: boolean,
  best: BankOffer | undefined,
): string | null {
  if (!isOld)
    return isCompanyApplicant(application)
      ? 'A empresa foi aberta há menos de um ano.'
      : 'Quem pede o crédito precisa ter 18 anos ou mais.';
  if (!best) return 'Nenhuma parcela cabe em 30 % da renda informada.';
  return hasOutcomeTag(application, 'negar') ? 'A análise de crédito não aprovou o pedido.' : null;
}

/**
 * Converts a verdict of the demonstration bank's credit policy to the fields of the application that change.
 */
export function toApplicationChange(
  { stage }: CreditApplication,
  { offers, findings, refusal }: CreditVerdict,
): CreditApplicationChange {
  if (refusal !== null)
    return {
      status: 'REPROVADO_MOTOR',
      reason: refusal,
      findings,
      preApproved: false,
      offers: offers.map((offer) => ({ ...offer, refused: true, preApproved: false, bestChoice: false })),
    };
  return {
    status: stage === 'SIMULATION' ? 'SIMULAÇÃO_GERADA' : 'AGUARDANDO_ACEITE',
    reason: null,
    findings,
    preApproved: true,
    offers,
  };
}

/**
 * Returns the reason why the demonstration bank's automatic review rejects a document, or null if the
 * document is accepted. Documents whose file name begins with `reprovar-` are rejected.
 */
export function getDocumentRejectionReason(name: string): string | null {
  return /^reprovar-/i.test(name) ? 'O arquivo está ilegível. Envie outro em que tudo possa ser lido.' : null;
}
