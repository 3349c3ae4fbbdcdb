import { generateId } from '@girassol/api-platform/database';
import type { SiteLeadState } from '@girassol/shared-domain/website';
import type { SampleContext } from './context';

const answers = JSON.stringify({
  consumption: 480,
  uf: 'SP',
  city: 'Campinas',
  ucType: 'Residencial',
  modality: 'B',
  distributor: null,
});

/** Creates sample leads of a site for tests: one that waits for review, and a discarded one. */
export async function createSimulationsSamples({ api, person, name }: SampleContext) {
  const lead = async (state: SiteLeadState) => {
    const id = generateId();
    await api.query(
      `insert into website_leads
         (account_id, id, state, doubts, name, phone, answers, consent_words, marketing, source, form_token)
       values ($1, $2::text::uuid, $3, '{Duvidoso}', $4, '19977776666', $5, 'Sim', false, 'DIRETO', $2::text)`,
      [person.accountId, id, state, name, answers],
    );
    return id;
  };
  return {
    doubtfulLeadId: await lead('SUSPEITO'),
    poorLeadId: await lead('SUSPEITO'),
    discardedLeadId: await lead('DESCARTADO'),
  };
}
