import type { RouteKey } from '@girassol/shared-domain/contract';
import { PNG, type TestFile, wordFile } from '../form';
import type { Request } from '../harness';
import { consumption, equipment } from '../proposals';

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
  folderId: string;
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
}

/** A proposal that anybody may open: of no world, as it is nobody's secret. */
export const OPEN_PROPOSAL = {
  frontId: 'abertaatodos2026',
  slug: 'sol-nascente',
  count: 4_711,
  code: 'abert',
};

const photo: TestFile = { name: 'telhado.png', content: PNG };

type Example<K extends RouteKey> = Pick<Request<K>, 'params' | 'body' | 'file'>;

/**
 * A request that succeeds, for every route of the contract: what the refusals start from. It names every id the route
 * takes, in its address and its body. A new route does not compile before it has one.
 */
export const examples: { [K in RouteKey]: (world: World) => Example<K> } = {
  'POST /users/login': () => ({ body: { email: 'dono@girassol.test', password: 'Girassol2026' } }),
  'POST /users/token-login': () => ({ body: {} }),
  'POST /users/logout': () => ({ body: {} }),
  'GET /users/general-data/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /users/general-data/:userId/:scope/:fetchId': ({ userId, accountId }) => ({
    params: { userId, scope: 'MANAGER', fetchId: accountId },
  }),
  'GET /settings/user/:userId': ({ userId }) => ({ params: { userId } }),
  'PATCH /settings/user/:userId': ({ userId, vendorId }) => ({
    params: { userId },
    body: {
      origins: [{ name: 'Indicação' }],
      autoPricing: [{ power: 10, margin: 30 }],
      autoPricingDetailed: {
        autoPricingCalc: 'MARKUP',
        pricingComponents: [
          {
            _id: '0198a000-0000-7000-8000-00000000c001',
            name: 'Comissão',
            type: 'INDIVIDUAL_COMMISSION',
            range: 'KWP',
            rules: [{ power: 100, value: 3 }],
            conditionals: [{ type: 'VENDOR', logic: 'DIFFERENT', strValue: vendorId }],
            vendor: vendorId,
          },
        ],
        restrictions: [
          {
            _id: '0198a000-0000-7000-8000-00000000c002',
            service: 'Interior',
            locations: ['Campinas'],
            vendors: [vendorId],
          },
        ],
      },
      calculation: { losses: 20, replacements: [{ year: 12, cost: 5_000 }] },
      preferences: { kanbans: { afterSaleDays: 60 }, proposalGenStdValues: { validity: 20 } },
      interface: { hiddenMenus: ['agenda'] },
    },
  }),
  'GET /settings/changes/:userId': ({ userId }) => ({ params: { userId } }),

  'POST /kanbans/single/:id': ({ accountId, vendorId }) => ({
    params: { id: accountId },
    body: {
      type: 'SALES',
      searchValue: 'a',
      city: '',
      mult: 1,
      filter1Active: true,
      filter1Value: { owner: vendorId, leadTemperature: 1 },
    },
  }),
  'PUT /kanbans/single/item/order/:kid/:itemId': ({
    kanbanId,
    saleId,
    otherSaleId,
    columnId,
    accountId,
  }) => ({
    params: { kid: kanbanId, itemId: saleId },
    body: { order: 0, column: columnId, fetchId: accountId, beforeItem: null, afterItem: otherSaleId },
  }),
  'POST /kanbans/single/column-totals/:fetchId/:columnId': ({ accountId, columnId, vendorId }) => ({
    params: { fetchId: accountId, columnId },
    body: { type: 'SALES', searchValue: 'a', filter1Active: true, filter1Value: { owner: vendorId } },
  }),
  'POST /kanbans/single/item/:itemId': ({ saleId }) => ({
    params: { itemId: saleId },
    body: { type: 'SALES' },
  }),
  'GET /kanbans/single/columns/:type': () => ({ params: { type: 'SALES' } }),

  'POST /kanbans/single/column/:kid': ({ kanbanId }) => ({
    params: { kid: kanbanId },
    body: { title: 'Retorno', inactivityWindow: 48 },
  }),
  'PUT /kanbans/single/column/title/:kid/:columnId': ({ kanbanId, columnId }) => ({
    params: { kid: kanbanId, columnId },
    body: { title: 'Entrada', inactivityWindow: 24 },
  }),
  'PUT /kanbans/single/column/order/:kid/:columnId': ({ kanbanId, spareColumnId }) => ({
    params: { kid: kanbanId, columnId: spareColumnId },
    body: { order: 3 },
  }),
  'PUT /kanbans/single/column/sort/:kid/:columnId': ({ kanbanId, columnId }) => ({
    params: { kid: kanbanId, columnId },
    body: { by: 'name', direction: 'asc' },
  }),
  'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId': ({
    kanbanId,
    spareColumnId,
    columnId,
  }) => ({ params: { kid: kanbanId, columnId: spareColumnId, columnToMoveId: columnId } }),

  'POST /sales/new/:userId/:customerId': ({ userId, customerId, vendorId, proposalId }) => ({
    params: { userId, customerId },
    body: {
      amount: 1234.5,
      name: 'Residencial',
      type: 'SALES',
      vendor: vendorId,
      proposal: proposalId,
      validityDate: '2030-01-31',
      leadTemperature: 1,
      power: 5.4,
      ucType: 'Residencial',
      modsQtd: 10,
      invQtd: 1,
      distance: 12,
      roofHight: 6,
      inverterType: 'String',
      columnOrder: 0,
    },
  }),
  'PATCH /sales/single/:userId/:saleId': ({ userId, saleId, proposalId }) => ({
    params: { userId, saleId },
    body: { name: 'Residencial', amount: 99.9, proposal: proposalId },
  }),
  'GET /sales/single/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'POST /sales/kanban/names/:userId/:type': ({ userId }) => ({
    params: { userId, type: 'SALES' },
    body: { searchValue: 'a' },
  }),

  'PUT /sales/single/status/:itemId': ({ leadId, vendorId, columnId }) => ({
    params: { itemId: leadId },
    body: {
      status: 'CLOSED',
      vendor: vendorId,
      column: columnId,
      order: 0,
      leadTemperature: 2,
      finishedDate: '2026-01-31',
    },
  }),
  'DELETE /sales/single/:userId/:itemId': ({ userId, doomedId }) => ({
    params: { userId, itemId: doomedId },
  }),
  'POST /sales/back-to-pre-sale/:saleId': ({ fromLeadId, leadColumnId }) => ({
    params: { saleId: fromLeadId },
    body: { column: leadColumnId },
  }),
  'POST /sales/single/reject-reason/:saleId': ({ projectId }) => ({
    params: { saleId: projectId },
    body: { reason: 'Documento ilegível' },
  }),
  'PUT /sales/single/reject-reason/:saleId/:reasonId': ({ projectId, rejectionId }) => ({
    params: { saleId: projectId, reasonId: rejectionId },
    body: { reason: 'ART ausente' },
  }),
  'DELETE /sales/single/reject-reason/:saleId/:reasonId': ({ projectId, rejectionId }) => ({
    params: { saleId: projectId, reasonId: rejectionId },
  }),
  'GET /checklists/single/kanban/:type': () => ({ params: { type: 'SALES' } }),
  'PUT /checklists/single/kanban/:type': () => ({
    params: { type: 'PROJECT' },
    body: { items: [{ type: 'checkbox', task: 'ART assinada', category: 'Documentos' }] },
  }),
  'GET /checklists/single/sale/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'POST /checklists/single/item/:checklistId/:itemId/:saleId': ({
    checklistId,
    checklistItemId,
    saleId,
  }) => ({
    params: { checklistId, itemId: checklistItemId, saleId },
    body: { answer: true },
  }),
  'POST /sales/data/:fetchId': ({ accountId }) => ({
    params: { fetchId: accountId },
    body: { type: 'SALES', start: '2026-01-01', end: '2030-12-31' },
  }),
  'POST /sales/finished/filtered/:multiplier': ({ accountId }) => ({
    params: { multiplier: 1 },
    body: {
      status: 'ALL',
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
      pageSize: 20,
    },
  }),
  'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId': ({
    userId,
    columnId,
    saleId,
    vendorId,
  }) => ({ params: { userId, columnId, saleId, receiverId: vendorId } }),
  'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId': ({
    userId,
    columnId,
    vendorId,
    accountId,
  }) => ({
    params: { userId, columnId, receiverId: vendorId, senderFetchId: accountId },
    body: { type: 'SALES', searchValue: 'a', city: '' },
  }),
  'PATCH /sales/selected/:userId/:receiverId/:senderFetchId': ({
    userId,
    otherSaleId,
    vendorId,
    accountId,
  }) => ({
    params: { userId, receiverId: vendorId, senderFetchId: accountId },
    body: { salesIds: [otherSaleId], type: 'SALES' },
  }),
  'POST /sales/selected/:userId': ({ userId, spareSaleId }) => ({
    params: { userId },
    body: { salesIds: [spareSaleId] },
  }),
  'POST /sales/single/services/single/:saleId/:serviceId': ({ activityId, serviceId }) => ({
    params: { saleId: activityId, serviceId },
    body: { price: 450.5, priceComps: ['Mão de obra: R$ 450,50'], quantity: 1 },
  }),
  'DELETE /sales/single/services/single/:saleId/:serviceId': ({ activityId, serviceId }) => ({
    params: { saleId: activityId, serviceId },
  }),

  'POST /notes/new/:id': ({ saleId }) => ({
    params: { id: saleId },
    body: {
      noteText: 'Visita marcada',
      noteType: 'Visita',
      warningDate: '2030-01-31',
      warningTimeStart: '09:00',
      warningTimeEnd: '10:00',
      isPrivate: false,
    },
  }),
  'PATCH /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({
    params: { saleId, noteId },
    body: { noteText: 'Visita remarcada' },
  }),
  'GET /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({ params: { saleId, noteId } }),
  'GET /notes/schedules/paginated/:userId/:multiplier/:type': ({ userId }) => ({
    params: { userId, multiplier: 1, type: 'SALES' },
  }),
  'POST /notes/schedules/filtered/:userId/:multiplier': ({ userId, accountId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      noteType: 'Visita',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
      pageSize: 500,
    },
  }),
  'GET /notes/sale/:saleId/:multiplier': ({ saleId }) => ({ params: { saleId, multiplier: 1 } }),
  'POST /notes/sale/:saleId/:multiplier': ({ saleId }) => ({
    params: { saleId, multiplier: 1 },
    body: {
      noteCalendar: 'ALL',
      noteType: 'ALL',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
    },
  }),
  'DELETE /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({ params: { saleId, noteId } }),

  'GET /histories/customer/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),

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
  'POST /places/filtered': () => ({ body: { uf: 'SC', searchValue: 'flo' } }),
  'GET /places/postal-code/:cep': () => ({ params: { cep: '89010000' } }),

  'GET /proposals/customer/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),
  'GET /proposals/paginated/:userId/:multiplier': ({ accountId }) => ({
    params: { userId: accountId, multiplier: 1 },
  }),
  'POST /proposals/filtered/:userId/:multiplier': ({ userId, accountId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: 'FINISHED',
      pageSize: 20,
    },
  }),
  'GET /proposals/single/:pid': ({ proposalId }) => ({ params: { pid: proposalId } }),
  'GET /proposals/approved/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'GET /proposals/public/:frontId': () => ({ params: { frontId: OPEN_PROPOSAL.frontId } }),
  'GET /proposals/public/:slug/:count/:code': () => ({
    params: { slug: OPEN_PROPOSAL.slug, count: OPEN_PROPOSAL.count, code: OPEN_PROPOSAL.code },
  }),
  'GET /proposals/archive/:frontId': () => ({ params: { frontId: OPEN_PROPOSAL.frontId } }),
  'GET /proposals/archive/:slug/:count/:code': () => ({
    params: { slug: OPEN_PROPOSAL.slug, count: OPEN_PROPOSAL.count, code: OPEN_PROPOSAL.code },
  }),
  'POST /proposals/preview/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    body: {
      validityDate: '2030-01-31',
      theme: { primaryColor: '#1F6F54', logoUrl: '', cover: '' },
    },
  }),
  'DELETE /proposals/single/:proposalId': ({ proposalId }) => ({ params: { proposalId } }),
  'POST /proposals/cloned-proposal/:proposalId': ({ proposalId }) => ({ params: { proposalId } }),
  'PUT /proposals/single/monitoring-link/:pid': ({ monitoredId }) => ({
    params: { pid: monitoredId },
    body: { link: 'https://monitor.exemplo.com.br/planta/7' },
  }),
  'POST /proposals/step-1/:cid/:userId': ({ customerId, userId, saleId }) => ({
    params: { cid: customerId, userId },
    body: { ...consumption, saleId },
  }),
  'PUT /proposals/step-1/:pid': ({ begunId }) => ({
    params: { pid: begunId },
    body: { ...consumption, losses: 20, version: 1 },
  }),
  'POST /proposals/step-2/:pid': ({ chosenId }) => ({
    params: { pid: chosenId },
    body: { ...equipment, version: 1 },
  }),
  'POST /proposals/step-3/:pid': ({ generatingId }) => ({
    params: { pid: generatingId },
    body: { losses: 20, tilt: 20, version: 2 },
  }),
  'POST /proposals/step-4/:pid': ({ pricingId }) => ({
    params: { pid: pricingId },
    body: { method: 'MANUAL', margin: 30, serviceCosts: [{ name: 'Projeto', value: 600 }], version: 2 },
  }),
  'GET /generations/single/:pid': ({ readyId }) => ({ params: { pid: readyId } }),
  'GET /generations/single/:pid/:complete': ({ readyId }) => ({
    params: { pid: readyId, complete: 'true' },
  }),
  'POST /proposals/step-5/:pid': ({ styledId }) => ({
    params: { pid: styledId },
    body: {
      validityDate: '2030-01-31',
      theme: { primaryColor: '#123456', logoUrl: '', cover: '' },
      title: 'Energia para a sua casa',
      version: 1,
    },
  }),
  'POST /proposals/step-6/:pid': ({ readyId }) => ({
    params: { pid: readyId },
    body: { version: 4 },
  }),
  'POST /proposals/step-7/:pid': ({ pricedId }) => ({
    params: { pid: pricedId },
    body: {
      financing: [{ bank: 'Banco Sol', options: [{ installments: 60, value: 450 }] }],
      version: 4,
    },
  }),

  'GET /analytics/customers-and-proposals-totals/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/gen-sales/:scope/:id': ({ accountId }) => ({ params: { scope: 'MANAGER', id: accountId } }),
  'GET /analytics/closed-sales/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/sales-in-progress/:scope/:id/:type': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId, type: 'SALES' },
  }),
  'GET /analytics/next-schedules/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
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
  'GET /files/:accountId/:fileId/:name': ({ accountId, fileId }) => ({
    params: { accountId, fileId, name: 'conta.pdf' },
  }),
  'GET /templates/authenticated/data/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /templates/service-order/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'Ordem de serviço' },
    file: wordFile(),
  }),
  'POST /templates/pdf-2-0/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    body: {},
    file: { name: 'proposta.pdf', content: '%PDF-1.7' },
  }),
  'DELETE /templates/service-order/:userId/:templateId': ({ userId, templateId }) => ({
    params: { userId, templateId },
  }),
  'POST /templates/proposal/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'Proposta' },
    file: wordFile(),
  }),
  'DELETE /templates/proposal/:userId/:templateId': ({ userId, proposalTemplateId }) => ({
    params: { userId, templateId: proposalTemplateId },
  }),
  'POST /templates/proposal-document/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    file: wordFile(),
  }),

  'POST /irradiation/lookup': () => ({
    body: { service: 'NASA_POWER', latitude: -26.92, longitude: -49.07 },
  }),
  'POST /calculations/new': () => ({ body: consumption }),
  'PUT /calculations/single/:pid': ({ calculationId }) => ({
    params: { pid: calculationId },
    body: { ...consumption, version: 1 },
  }),
  'GET /calculations/single/:pid': ({ calculationId }) => ({ params: { pid: calculationId } }),
  'GET /calculations/paginated/:multiplier': () => ({ params: { multiplier: '1' } }),
  'PUT /templates/authenticated/data/:userId': ({ userId }) => ({
    params: { userId },
    body: { theme: { primaryColor: '#123456', logoUrl: '', cover: '/api/proposal-covers/campo' } },
  }),
  'POST /templates/proposal-image/:userId': ({ userId }) => ({
    params: { userId },
    body: { kind: 'LOGO' },
    file: photo,
  }),
  'GET /proposal-images/:accountId/:imageId': ({ accountId, imageId }) => ({
    params: { accountId, imageId },
  }),
  'GET /proposal-covers/:name': () => ({ params: { name: 'campo' } }),

  'GET /events': () => ({}),
  'POST /updates/updated': () => ({ body: { clientVersion: '10.58.143' } }),
  'GET /health': () => ({}),
  'GET /health/ready': () => ({}),
  'GET /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId } }),
  'GET /modules/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /modules/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /modules/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /modules/single': () => ({
    body: {
      model: 'Helios 550',
      manufacturer: 'Helios',
      power: 550,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
      weight: 28.5,
      mLength: 2279,
      width: 1134,
      stock: 10,
      price: 620.5,
    },
  }),
  'PUT /modules/single/:id': ({ moduleId }) => ({
    params: { id: moduleId },
    body: {
      model: 'Helios 550',
      manufacturer: 'Helios',
      power: 550,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
      weight: 28.5,
      mLength: 2279,
      width: 1134,
      stock: 10,
      price: 620.5,
    },
  }),
  'POST /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId }, body: {} }),
  'DELETE /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId } }),
  'POST /modules/selected': ({ doomedModuleId }) => ({ body: { itemsIds: [doomedModuleId] } }),

  'GET /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId } }),
  'GET /inverters/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /inverters/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /inverters/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /inverters/single': () => ({
    body: {
      model: 'Corrente 8K',
      manufacturer: 'Corrente',
      power: 8,
      warranty: 10,
      monitoring: '4g',
      voltage: '220',
      type: 'inverter',
      stock: 2,
      price: 4300,
    },
  }),
  'PUT /inverters/single/:id': ({ inverterId }) => ({
    params: { id: inverterId },
    body: {
      model: 'Corrente 8K',
      manufacturer: 'Corrente',
      power: 8,
      warranty: 10,
      monitoring: '4g',
      voltage: '220',
      type: 'inverter',
      stock: 2,
      price: 4300,
    },
  }),
  'POST /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId }, body: {} }),
  'DELETE /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId } }),
  'POST /inverters/selected': ({ doomedInverterId }) => ({ body: { itemsIds: [doomedInverterId] } }),

  'GET /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId } }),
  'GET /equipaments/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /equipaments/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /equipaments/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /equipaments/single': () => ({
    body: { item: 'Cabo solar', manufacturer: 'Fios', detail: '6 mm²', stock: 100, price: 8.9 },
  }),
  'PUT /equipaments/single/:id': ({ equipmentId }) => ({
    params: { id: equipmentId },
    body: { item: 'Cabo solar', manufacturer: 'Fios', detail: '6 mm²', stock: 100, price: 8.9 },
  }),
  'POST /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId }, body: {} }),
  'DELETE /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId } }),
  'POST /equipaments/selected': ({ doomedEquipmentId }) => ({ body: { itemsIds: [doomedEquipmentId] } }),

  'GET /kits/paginated/:userId/:multiplier': ({ userId }) => ({ params: { userId, multiplier: 1 } }),
  'POST /kits/filtered/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'USER',
      fetchId: userId,
      power: 5.5,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: 'Aurora',
    },
  }),
  'POST /kits/target-power/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    body: { fetchId: userId, power: 5.5, filter8Active: true, filter8Value: { min: 1, max: null } },
  }),
  'GET /kits/options/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /kits/single/:id': ({ kitId }) => ({ params: { id: kitId } }),
  'POST /kits/kit-data/:userId/:kitId': ({ userId, kitId }) => ({
    params: { userId, kitId },
    body: {
      kitData: { kitPrice: 12_500, supplier: 'Aurora', voltage: '220 V', fixation: 'Laje' },
      pvModuleData: [{ manufacturer: 'Helios', model: 'H550', power: 550, quantity: 10, price: 600 }],
      inverterData: [{ iManufacturer: 'Corrente', iModel: 'C5', iPower: 5, iQuantity: 1, price: 4_000 }],
      additionalItems: [{ item: 'Cabo', quantity: 50, price: 8 }],
      modPriceUnits: 6_000,
      invPriceUnits: 4_000,
      eqpPriceUnits: 400,
    },
  }),
  'POST /proposals/step-2-registered-kit/:kitId/:pid': ({ kitId, proposalId }) => ({
    params: { kitId, pid: proposalId },
    body: { frontPrice: 0 },
  }),
  'POST /kits/selected': ({ doomedKitId }) => ({ body: { kitsIds: [doomedKitId] } }),
};
