import { addMonths, daysBetween, formatMoney } from '@girassol/shared-domain';
import type { Fraction } from '@girassol/shared-domain/financing';
import type { BankOffer } from '../bank-provider';
import { type Application, type Change, hasTag, isCompany } from './application';
import { offersFor, usualTerms } from './offers';

/** Of the income that an instalment may take. */
const SHARE_OF_INCOME: Fraction = 0.3;
const ADULT_YEARS = 18;
const COMPANY_YEARS = 1;

/** What the policy says of a request. */
export interface Verdict {
  offers: BankOffer[];
  findings: string[];
  /** Why it is refused, for the applicant; null: the bank lends. */
  refusal: string | null;
}

/** Looks at a request as the bank's machine does. The offers that still hold are kept, so that nothing changes between simulation and deal. */
export function judgeCredit(application: Application, today: string): Verdict {
  const { request, number } = application;
  const income = request.monthlyBilling;
  const stillHold =
    application.offers.length > 0 && application.offers.every(({ validUntil }) => validUntil >= today);
  const asked = stillHold
    ? application.offers
    : offersFor({
        terms: request.terms ?? usualTerms,
        price: request.projectValue,
        borrower: isCompany(application) ? 'COMPANY' : 'PERSON',
        today,
        prefix: `${number}-${today.replaceAll('-', '')}`,
      });
  const fits = (offer: BankOffer) => (offer.statedInstallment ?? 0) <= income * SHARE_OF_INCOME;
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
    `30 % da renda de ${formatMoney(income)} são ${formatMoney(income * SHARE_OF_INCOME)} por mês.`,
    ...offers.map(
      (offer) =>
        `${offer.installments} parcelas de ${formatMoney(offer.statedInstallment ?? 0)}: ${offer.refused ? 'não cabem' : 'cabem'} na renda.`,
    ),
  ];
  if (hasTag(application, 'negar')) findings.push('O e-mail de teste pede uma recusa (+negar).');
  return { offers, findings, refusal: refusalOf(application, age.isOld, best) };
}

function ageFinding(application: Application, today: string): { isOld: boolean; sentence: string } {
  const { customerBirthDate: birth } = application.request;
  const years = isCompany(application) ? COMPANY_YEARS : ADULT_YEARS;
  const isOld = daysBetween(addMonths(birth, years * 12), today) >= 0;
  if (isCompany(application))
    return {
      isOld,
      sentence: isOld ? 'A empresa tem mais de um ano.' : 'A empresa tem menos de um ano.',
    };
  return { isOld, sentence: isOld ? 'É maior de idade.' : 'É menor de idade.' };
}

function refusalOf(application: Application, isOld: boolean, best: BankOffer | undefined): string | null {
  if (!isOld)
    return isCompany(application)
      ? 'A empresa foi aberta há menos de um ano.'
      : 'Quem pede o crédito precisa ter 18 anos ou mais.';
  if (!best) return 'Nenhuma parcela cabe em 30 % da renda informada.';
  return hasTag(application, 'negar') ? 'A análise de crédito não aprovou o pedido.' : null;
}

/** What becomes of a request by a verdict. */
export function afterVerdict({ stage }: Application, { offers, findings, refusal }: Verdict): Change {
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

/** Why the bank does not take a paper by itself; null: it does. */
export function paperFault(name: string): string | null {
  return /^reprovar-/i.test(name) ? 'O arquivo está ilegível. Envie outro em que tudo possa ser lido.' : null;
}
