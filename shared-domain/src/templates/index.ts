export * from './check-tags';
export * from './closest-tag';
export { formatCompanyAddress } from './company-fields';
export { contractTagFamilies } from './contract-fields';
export { buildSampleContract } from './contract-sample';
export type { ContractDocumentSource } from './contract-source';
export { collectTagNames } from './known-tags';
export * from './loop-tags';
export * from './misdelimited-tags';
export { type ServiceOrderDocumentSource, serviceOrderTagFamilies } from './order-fields';
export { proposalTagFamilies } from './proposal-fields';
export type { ProposalDocumentSource } from './proposal-source';
export { buildSampleData } from './sample-data';
export { buildSampleProposal, buildSampleServiceOrder } from './samples';
export * from './tag-delimiters';
export {
  buildTemplateData,
  type DataEntryLocation,
  findUnfilledTags,
  formatMissingTagText,
  type TagInfo,
  type TagTree,
  type TemplateData,
  type TemplateTagFamily,
} from './template-fields';
export { buildWordDocument, buildWordDocumentFromLines, type WordDocumentBlock } from './word-document';
