import type { RouteKey } from '@girassol/shared-domain/contract';
import type { Request } from '../harness';

/** Ids of things that exist in one account. */
export interface World {
  userId: string;
  vendorId: string;
  accountId: string;
  customerId: string;
  /** Two customers that nothing hangs on. */
  looseCustomerId: string;
  twinCustomerId: string;
  saleId: string;
  /** Something that can be taken back. */
  deedId: string;
  otherSaleId: string;
  /** A lead on its board, and a sale that came from another one. */
  leadId: string;
  fromLeadId: string;
  leadColumnId: string;
  /** A project that was sent back. */
  projectId: string;
  rejectionId: string;
  /** Nobody else's: its example deletes it. */
  doomedId: string;
  noteId: string;
  proposalId: string;
  /** Proposals at a step each: a step that was done asks for another version. */
  begunId: string;
  chosenId: string;
  generatingId: string;
  pricingId: string;
  styledId: string;
  readyId: string;
  pricedId: string;
  monitoredId: string;
  kanbanId: string;
  columnId: string;
  checklistId: string;
  checklistItemId: string;
  /** A column and an item that nothing else needs: they may be deleted. */
  spareColumnId: string;
  spareSaleId: string;
  fileId: string;
  fileName: string;
  /** Of the link to that file. */
  fileLink: { expires: number; signature: string };
  folderId: string;
  /** By which a phone sends files to that folder. */
  uploadLinkId: string;
  archiveFileId: string;
  activityId: string;
  serviceId: string;
  templateId: string;
  proposalTemplateId: string;
  calculationId: string;
  /** A logo. */
  imageId: string;
  /** Of the catalogue; the doomed ones are deleted by their examples. */
  moduleId: string;
  doomedModuleId: string;
  inverterId: string;
  doomedInverterId: string;
  equipmentId: string;
  doomedEquipmentId: string;
  kitId: string;
  doomedKitId: string;
  /** An account of a customer of the platform that nothing else is about. */
  clientId: string;
  /** Of a link to the password of its owner. */
  clientToken: string;
  /** A mail that failed. */
  mailId: string;
  /** What the person of this world was told of. */
  notificationId: string;
  /** Work of the account that only operators decide about. */
  failedJobId: string;
  otherFailedJobId: string;
  waitingJobId: string;
}

/** A proposal that anybody may open: of no world, as it is nobody's secret. */
export const OPEN_PROPOSAL = {
  frontId: 'abertaatodos2026',
  slug: 'sol-nascente',
  count: 4_711,
  code: 'abert',
};

/** A link to a password that nobody has used: of no world. */
export const ACCESS_LINK = 'link-de-acesso-que-ninguem-usou';

type Example<K extends RouteKey> = Pick<Request<K>, 'params' | 'query' | 'body' | 'file'>;

/**
 * A request that succeeds, for every route of the contract: what the refusals start from. It names every id the route
 * takes, in its address and its body.
 */
export type Examples = { [K in RouteKey]: (world: World) => Example<K> };
