import { ONE_PIXEL_PNG, type TestFile } from '../../form';
import type { RequestExamples } from '../example';

const photo: TestFile = { name: 'telhado.png', content: ONE_PIXEL_PNG };

/** Example requests for tests: routes of customers and their files. */
export const customersExamples = {
  'GET /customers/paginated/:userId/:multiplier': ({ accountId }) => ({
    params: { userId: accountId, multiplier: 1 },
  }),
  'POST /customers/filtered/:userId/:multiplier': ({ userId, accountId, vendorId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      searchValueField: 'ALL',
      filter1Active: true,
      filter1Value: vendorId,
    },
  }),
  'GET /customers/single/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'POST /customers/new/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'João', email: 'joao@exemplo.com.br', phone: '11988887777', uf: 'SP', city: 'São Paulo' },
  }),
  'PATCH /customers/single/:userId/:cid': ({ userId, customerId }) => ({
    params: { userId, cid: customerId },
    body: {
      income: 5_400,
      rg: '1234567',
      personInCharge: { name: 'João', cpf: '52998224725' },
      associates: 2,
    },
  }),
  'DELETE /customers/single/:userId/:cid': ({ userId, looseCustomerId }) => ({
    params: { userId, cid: looseCustomerId },
  }),
  'PATCH /customers/single/archived-true/:id': ({ customerId }) => ({ params: { id: customerId } }),
  'PATCH /customers/single/archived-false/:id': ({ customerId }) => ({ params: { id: customerId } }),
  'PUT /customers/selected/archived-true': ({ customerId }) => ({ body: { customersIds: [customerId] } }),
  'PUT /customers/selected/archived-false': ({ customerId }) => ({ body: { customersIds: [customerId] } }),
  'PUT /customers/selected/owners': ({ customerId, vendorId }) => ({
    body: { customersIds: [customerId], owners: [vendorId] },
  }),
  'POST /customers/personal-data/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'GET /customers/erasure/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'POST /customers/erasure/:cid': ({ erasableCustomerId: cid, customerName }) => ({
    params: { cid },
    body: { customerName },
  }),
  'GET /customers/timeline/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),
  'GET /customers/items/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'POST /customers/duplicates': ({ customerId }) => ({
    body: {
      name: 'Cliente do Dono',
      document: '52998224725',
      email: 'joao@exemplo.com.br',
      phones: ['11988887777'],
      except: customerId,
    },
  }),
  'POST /customers/merge': ({ customerId, twinCustomerId }) => ({
    body: { keep: customerId, remove: twinCustomerId, fields: ['email', 'address'] },
  }),

  'GET /archives/customer/:userId/:cid': ({ userId, customerId }) => ({
    params: { userId, cid: customerId },
  }),
  'POST /archives/customer/folder/:cid': ({ customerId }) => ({
    params: { cid: customerId },
    body: { name: 'Fotos do telhado' },
  }),
  'PUT /archives/customer/folder/name/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
    body: { name: 'Contratos' },
  }),
  'PUT /archives/customer/folder/order/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
    body: { order: 1 },
  }),
  'DELETE /archives/customer/folder/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
  }),
  'POST /archives/customer/folder/restore/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
  }),
  'POST /archives/customer/file/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
    body: { name: 'Telhado' },
    file: photo,
  }),
  'POST /archives/customer/file-by-folder-name/:cid': ({ customerId }) => ({
    params: { cid: customerId },
    body: { name: 'Telhado', folderName: 'Fotos' },
    file: photo,
  }),
  'POST /archives/customer/file/open/:cid/:fileId': ({ customerId, archiveFileId }) => ({
    params: { cid: customerId, fileId: archiveFileId },
  }),
  'POST /archives/customer/upload-link/:cid/:folderId': ({ customerId, folderId }) => ({
    params: { cid: customerId, folderId },
  }),
  'DELETE /archives/upload-link/:linkId': ({ uploadLinkId }) => ({ params: { linkId: uploadLinkId } }),
  'POST /archives/customer/file-semantic/:cid': ({ customerId }) => ({
    params: { cid: customerId },
    body: { name: 'CNH', fileSemantic: 'CNH', folderSemantic: 'Financiamento' },
    file: photo,
  }),
  'PUT /archives/customer/file/name/:cid/:fileId': ({ customerId, archiveFileId }) => ({
    params: { cid: customerId, fileId: archiveFileId },
    body: { name: 'Telhado' },
    file: photo,
  }),
  'PUT /archives/customer/file/order/:cid/:fileId': ({ customerId, archiveFileId, folderId }) => ({
    params: { cid: customerId, fileId: archiveFileId },
    body: { order: 0, folder: folderId },
  }),
  'DELETE /archives/customer/file/:cid/:fileId': ({ customerId, archiveFileId }) => ({
    params: { cid: customerId, fileId: archiveFileId },
  }),
  'POST /archives/customer/file/restore/:cid/:fileId': ({ customerId, archiveFileId }) => ({
    params: { cid: customerId, fileId: archiveFileId },
  }),

  'GET /files/:accountId/:fileId/:name': ({ accountId, fileId, fileName, fileLink }) => ({
    params: { accountId, fileId, name: fileName },
    query: fileLink,
  }),
} satisfies Partial<RequestExamples>;
