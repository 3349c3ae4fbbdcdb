import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { DocumentTemplateType } from '@girassol/shared-domain/contract';
import { buildWordFile, ONE_PIXEL_PNG } from '../../form';
import { grantModule } from '../../modules';
import {
  beginProposal,
  createProposalWithEquipment,
  createReadyProposal,
  sampleConsumption,
} from '../../proposals';
import type { SampleContext } from './context';

/**
 * Creates sample proposals for tests, one for each step, because saving a step changes the version of its
 * proposal.
 */
export async function createProposalsSamples({ api, person, customer, proposal }: SampleContext) {
  const customerId = await customer();
  const begun = async () => (await beginProposal(api, person, customerId))._id;
  const chosen = async () => (await createProposalWithEquipment(api, person, customerId))._id;
  const ready = async () => (await createReadyProposal(api, person, customerId))._id;
  const { calculation } = await api.call('POST /calculations/new', { as: person, body: sampleConsumption });
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

/** Creates the sample records of templates for tests: Word templates and a logo. */
export async function createTemplatesSamples({ api, person, name }: SampleContext) {
  await grantModule(api, person, PROPOSAL_DOCUMENTS_MODULE);
  // An account has so many templates and no more; what was thrown at it may have added all of them.
  await api.query('delete from document_templates where account_id = $1', [person.accountId]);
  const template = { as: person, params: { userId: person.userId }, body: { name }, file: buildWordFile() };
  await api.call('POST /templates/proposal/:userId', template);
  const { pdfTemplates } = (await api.call('POST /templates/service-order/:userId', template)).template;
  const getTemplate = (type: DocumentTemplateType) =>
    pdfTemplates.find((one) => one.type === type)?._id ?? '';
  const { url: logo } = await api.call('POST /templates/proposal-image/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { kind: 'LOGO' },
    file: { name: 'marca.png', content: ONE_PIXEL_PNG },
  });
  return {
    templateId: getTemplate('SERVICE_ORDER'),
    proposalTemplateId: getTemplate('PROPOSAL'),
    /** A logo. */
    imageId: logo.split('/').at(-1) ?? '',
  };
}
