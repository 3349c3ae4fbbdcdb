import { z } from 'zod';
import { FINANCING_FOLDER_NAME, isFinancingDocumentName } from '../files/financing-files';
import { bankReviewStatuses } from '../financing/document-status';
import type { ContractRoutes } from './route';
import { emptyObject, id, timestamp, trimmedText } from './schemas';

const name = trimmedText(150);
const position = z.number().int().min(0).max(100_000);

export const archiveFolder = z.object({
  _id: id,
  name: z.string(),
  order: z.number().int(),
  folderSemantic: z.string().nullable(),
});

export const archiveFile = z.object({
  _id: id,
  name: z.string(),
  /**
   * From the root of this server; good for minutes. With `&download=1` it is saved instead of shown. Empty for a paper of a
   * financing, whose opening is recorded.
   */
  url: z.string(),
  folder: id,
  order: z.number().int(),
  semantic: z.string().nullable(),
  status: z.enum(bankReviewStatuses).nullable(),
  /** Lower case, without the point (additive, as all below). */
  extension: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Name of the user who uploaded the file. */
  userName: z.string(),
  registryTimestamp: timestamp,
});

/** Schema of the archive of a customer: folders, files, and upload limits and used space in bytes. */
export const archive = z.object({
  folders: z.array(archiveFolder),
  files: z.array(archiveFile),
  /** Upload limits and used space, in bytes (additive). */
  limits: z.object({ fileBytes: z.number(), usedBytes: z.number(), accountBytes: z.number() }),
});

/** Folder of a customer's archive: id, name, position, and its meaning if the product created it. */
export type ArchiveFolder = z.infer<typeof archiveFolder>;
export type ArchiveFile = z.infer<typeof archiveFile>;
export type Archive = z.infer<typeof archive>;

const ofCustomer = z.object({ cid: id });
const ofFolder = z.object({ cid: id, folderId: id });
const ofFile = z.object({ cid: id, fileId: id });
/** `was`: the name the sender saw; when somebody else has changed it since, nothing is changed (additive). */
const rename = z.object({ name, was: z.string().max(200).optional() });
const folder = z.object({ folder: archiveFolder });
const file = z.object({ file: archiveFile });
/** Additive: what was noticed in a paper of a financing, and let pass. */
const checkedFile = file.extend({ warnings: z.array(z.string()) });

export const archivesContract = {
  'GET /archives/customer/:userId/:cid': {
    access: 'active',
    summary: 'The archive of a customer; the first opening makes the standard folders',
    params: z.object({ userId: id, cid: id }),
    answer: z.object({ archive, customerName: z.string() }),
  },
  'POST /archives/customer/folder/:cid': {
    access: 'active',
    summary: 'Add a folder',
    params: ofCustomer,
    body: z.object({ name }),
    answer: folder,
  },
  'PUT /archives/customer/folder/name/:cid/:folderId': {
    access: 'active',
    summary: 'Rename a folder',
    params: ofFolder,
    body: rename,
    answer: folder,
  },
  'PUT /archives/customer/folder/order/:cid/:folderId': {
    access: 'active',
    summary: 'Move a folder among the folders',
    params: ofFolder,
    body: z.object({ order: position }),
    answer: emptyObject,
  },
  'DELETE /archives/customer/folder/:cid/:folderId': {
    access: 'active',
    summary: 'Delete a folder with its files; it can be brought back for a day',
    params: ofFolder,
    answer: emptyObject,
  },
  'POST /archives/customer/folder/restore/:cid/:folderId': {
    access: 'active',
    summary: 'Bring a deleted folder back',
    params: ofFolder,
    answer: folder,
  },
  'POST /archives/customer/file/:cid/:folderId': {
    access: 'active',
    summary: 'Add a file to a folder',
    params: ofFolder,
    body: z.object({
      name,
      /**
       * Additive: the folder's name, for a file that waited for a signal. A customer who was merged into another meanwhile took
       * empty folders along by their name only.
       */
      folderName: name.optional(),
    }),
    upload: 'required',
    answer: file,
  },
  'POST /archives/customer/file-by-folder-name/:cid': {
    access: 'active',
    summary:
      'Add a file to the folder with a name, which is made if there is none: for files that were chosen without a signal',
    params: ofCustomer,
    body: z.object({ name, folderName: name }),
    upload: 'required',
    answer: file,
  },
  'POST /archives/customer/file/open/:cid/:fileId': {
    access: 'active',
    summary: 'Open a file; who opened a paper of a financing is written down',
    params: ofFile,
    /** From the root of this server; good for minutes. */
    answer: z.object({ url: z.string() }),
  },
  'POST /archives/customer/upload-link/:cid/:folderId': {
    access: 'active',
    summary:
      'A link by which a phone sends files to a folder for half an hour; the one that the caller had for it ends',
    params: ofFolder,
    answer: z.object({
      link: z.object({
        _id: id,
        /** From the root of this server. Told once. */
        path: z.string(),
        until: timestamp,
      }),
    }),
  },
  'DELETE /archives/upload-link/:linkId': {
    access: 'active',
    summary: 'End a link by which a phone sends files',
    params: z.object({ linkId: id }),
    answer: emptyObject,
  },
  'POST /archives/customer/file-semantic/:cid': {
    access: 'active',
    summary: 'Add or replace a document of a financing',
    params: ofCustomer,
    body: z.object({
      name,
      fileSemantic: z.string().refine(isFinancingDocumentName),
      folderSemantic: z.literal(FINANCING_FOLDER_NAME),
      /** Additive: for which of the customer's financings; the bank is sent it. */
      financing: id.optional(),
    }),
    upload: 'required',
    answer: checkedFile,
  },
  'PUT /archives/customer/file/name/:cid/:fileId': {
    access: 'active',
    summary: 'Rename a file, and replace its contents when a file comes with it',
    params: ofFile,
    body: rename,
    upload: 'optional',
    answer: checkedFile,
  },
  'PUT /archives/customer/file/order/:cid/:fileId': {
    access: 'active',
    summary: 'Move a file within its folder, or to another',
    params: ofFile,
    body: z.object({ order: position, folder: id }),
    answer: emptyObject,
  },
  'DELETE /archives/customer/file/:cid/:fileId': {
    access: 'active',
    summary: 'Delete a file; it can be brought back for a day',
    params: ofFile,
    answer: emptyObject,
  },
  'POST /archives/customer/file/restore/:cid/:fileId': {
    access: 'active',
    summary: 'Bring a deleted file back',
    params: ofFile,
    answer: file,
  },
} as const satisfies ContractRoutes;
