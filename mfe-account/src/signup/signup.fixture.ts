import type { SignupRecord } from '@girassol/account-domain/contract';
import type { ResponseBody } from '@girassol/shared-domain/contract';

/** Id of the signup of the tests. */
export const SIGNUP_ID = '018f0000-0000-7000-8000-0000000000b1';

/** Prices in reais for tests. */
export const prices: ResponseBody<'GET /signup/prices'> = {
  simple: 948,
  crm: 1188,
  enterprise: 4188,
  enterprise5: 6588,
  enterprise10: 9588,
  enterprise20: 14_388,
  standardConfig: 300,
  premiumConfig: 900,
  prop20: 400,
  digSign20: 150,
  crmRec: 119.9,
};

/** Builds a signup with its contact and its address for tests. */
export function buildSignup(changes: Partial<SignupRecord> = {}): SignupRecord {
  return {
    _id: SIGNUP_ID,
    planId: 2,
    vendorsAmount: 2,
    state: 'open',
    expiresAt: Date.now() + 86_400_000,
    signupStepOneInfo: { name: 'Ana', surname: 'Souza', email: 'ana@exemplo.com.br', phone: '47999998888' },
    signupStepTwoInfo: {
      postalCode: '89010000',
      uf: 'SC',
      city: 'Blumenau',
      address: 'Rua Quinze de Novembro',
      district: 'Centro',
      number: '100',
      complement: '',
    },
    signupStepThreeInfo: { document: '', coupon: null },
    charge: null,
    ...changes,
  };
}

/** Builds the answer of a signup for the browser that began it. */
export const buildSignupAnswer = (signup: SignupRecord): ResponseBody<'GET /signup/single/:id'> => ({
  planId: signup.planId,
  vendorsAmount: signup.vendorsAmount,
  maskedEmail: 'a****@e****.com.br',
  signup,
});

/** Builds the answer of a step of a signup. */
export const buildStepAnswer = (signup: SignupRecord): ResponseBody<'POST /signup/step-1'> => ({
  signup,
  billLink: '',
  qrCodeBase64: '',
  finalPrice: (signup.charge?.amountCents ?? 0) / 100,
});
