import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { TemplateType } from '@girassol/shared-domain/contract';
import { PNG, wordFile } from '../../form';
import { grantModule } from '../../modules';
import { beginProposal, chosenProposal, consumption, readyProposal } from '../../proposals';
import type { Beginning } from './beginning';

/** Proposals at a step each: a step that was done asks for another version. */
export async function proposalsWorld({ api, person, customer, proposal }: Beginning) {
  const customerId = await customer();
  const begun = async () => (await beginProposal(api, person, customerId))._id;
  const chosen = async () => (await chosenProposal(api, person, customerId))._id;
  const ready = async () => (await readyProposal(api, person, customerId))._id;
  const { calculation } = await api.call('POST /calculations/new', { as: person, body: consumption });
  return {
    proposalId: await proposal(),
    begunId: await begun(),
    chosenId: await begun(),
    generatingId: await chosen(),
    pricingId: await chosen(),
    styledId: await begun(),
    readyId: await ready(),
    pricedId: await ready(),
    monitoredId: await begun(),
    calculationId: calculation._id,
  };
}

/** Word documents that are filled, and a logo. */
export async function templatesWorld({ api, person, name }: Beginning) {
  await grantModule(api, person, PROPOSAL_DOCUMENTS_MODULE);
  // An account has so many templates and no more; what was thrown at it may have added all of them.
  await api.query('delete from document_templates where account_id = $1', [person.accountId]);
  const template = { as: person, params: { userId: person.userId }, body: { name }, file: wordFile() };
  await api.call('POST /templates/proposal/:userId', template);
  const { pdfTemplates } = (await api.call('POST /templates/service-order/:userId', template)).template;
  const templateOf = (type: TemplateType) => pdfTemplates.find((one) => one.type === type)?._id ?? '';
  const { url: logo } = await api.call('POST /templates/proposal-image/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { kind: 'LOGO' },
    file: { name: 'marca.png', content: PNG },
  });
  return {
    templateId: templateOf('SERVICE_ORDER'),
    proposalTemplateId: templateOf('PROPOSAL'),
    /** A logo. */
    imageId: logo.split('/').at(-1) ?? '',
  };
}
