import type { LeadState } from '@girassol/shared-domain/website';
import { newId } from '../../../src/platform/database';
import type { Beginning } from './beginning';

const answers = JSON.stringify({
  consumption: 480,
  uf: 'SP',
  city: 'Campinas',
  ucType: 'Residencial',
  modality: 'B',
  distributor: null,
});

/** A lead that waits and one that was thrown away. */
export async function simulationsWorld({ api, person, name }: Beginning) {
  const lead = async (state: LeadState) => {
    const id = newId();
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
