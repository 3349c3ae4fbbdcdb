import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { TemplateType } from '@girassol/shared-domain/contract';
import { hashToken } from '../../src/platform/access/find-caller';
import { newId } from '../../src/platform/database';
import { offerServices } from '../after-sales';
import { testBoards } from '../boards';
import { PNG, wordFile } from '../form';
import type { TestApi } from '../harness';
import { grantModule } from '../modules';
import type { Person } from '../people';
import { beginProposal, chosenProposal, consumption, finishedProposal, readyProposal } from '../proposals';
import { ACCESS_LINK, OPEN_PROPOSAL, type World } from './example';

/** Words that stand in what the neighbour owns, and may stand in nobody else's answer. */
export const SECRET = 'Segredo da Vizinha';

interface Worlds {
  mine: World;
  theirs: World;
  /** Everything of the owner's once more: for calls that use up what they are about. */
  anotherOfMine(): Promise<World>;
}

/** One of everything in the owner's account and in the neighbour's. */
export async function testWorlds(api: TestApi): Promise<Worlds> {
  const boards = await testBoards(api);
  const { owner, vendor, neighbour, neighbourVendor } = api.people;

  /** Somebody who got a link to a password and has not used it. */
  async function inviteNewcomer(): Promise<void> {
    const { accountId, userId } = api.people.newcomer;
    await api.query('delete from access_links where user_id = $1', [userId]);
    await api.query(
      `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
       values ($1, $2, $3, $4, 'admin@girassol.test', now() + interval '1 day')`,
      [accountId, newId(), userId, hashToken(ACCESS_LINK)],
    );
  }

  /** The customer's account as it is before an operator works on it, with a link that nobody has used. */
  async function clientOf(client: Person): Promise<Pick<World, 'clientId' | 'clientToken'>> {
    const clientToken = `link-do-dono-${client.userId}`;
    await api.query('delete from account_clocks where account_id = $1', [client.accountId]);
    await api.query('delete from account_changes where account_id = $1', [client.accountId]);
    await api.query('delete from access_links where account_id = $1', [client.accountId]);
    await api.query("delete from users where email like 'aberta-%'");
    await api.query(
      `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
       values ($1, $2, $3, $4, 'admin@girassol.test', now() + interval '1 day')`,
      [client.accountId, newId(), client.userId, hashToken(clientToken)],
    );
    return { clientId: client.accountId, clientToken };
  }

  async function failedMail({ accountId, email }: Person, name: string): Promise<string> {
    const id = newId();
    await api.query(
      `insert into mail_outbox (account_id, id, key, kind, to_name, to_address, from_name, subject, html, text,
         has_secret, state, ended_at)
       values ($1, $2, $3, 'notification', $4, $5, 'Girassol', $4, '<p>x</p>', 'x', false, 'FAILED', now())`,
      [accountId, id, `example-${id}`, name, email],
    );
    return id;
  }

  async function notificationOf({ accountId, userId }: Person, name: string): Promise<string> {
    const id = newId();
    await api.query(
      `insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url)
       values ($1, $2, $3, 'proposal-accepted', $4, $5, $5, '/inicio')`,
      [accountId, id, userId, `example-${id}`, name],
    );
    return id;
  }

  async function worldOf(person: Person, vendorId: string, name: string): Promise<World> {
    const customerId = await boards.addCustomer(person, name);
    const sale = await boards.addItem(person, { name, customerId });
    const other = await boards.addItem(person, { name, customerId });
    const spare = await boards.addItem(person, { name, customerId });
    const activity = await boards.addItem(person, { name, customerId, type: 'AFTER_SALES' });
    const { cleaning } = await offerServices(api, person);
    await api.call('POST /sales/single/services/single/:saleId/:serviceId', {
      as: person,
      params: { saleId: activity._id, serviceId: cleaning },
      body: { price: 300, priceComps: ['Limpeza: R$ 300,00'], quantity: 1 },
    });
    await grantModule(api, person, PROPOSAL_DOCUMENTS_MODULE);
    const template = { as: person, params: { userId: person.userId }, body: { name }, file: wordFile() };
    await api.call('POST /templates/proposal/:userId', template);
    const { pdfTemplates } = (await api.call('POST /templates/service-order/:userId', template)).template;
    const templateOf = (type: TemplateType) => pdfTemplates.find((one) => one.type === type)?._id ?? '';
    const { calculation } = await api.call('POST /calculations/new', { as: person, body: consumption });
    const { kanban } = await api.call('GET /kanbans/single/columns/:type', {
      as: person,
      params: { type: 'SALES' },
    });
    const { note } = await api.call('POST /notes/new/:id', {
      as: person,
      params: { id: sale._id },
      body: { noteText: name, noteType: 'Visita' },
    });
    const lead = await boards.addItem(person, { type: 'PRE_SALES', name, customerId });
    const qualified = await boards.addItem(person, { type: 'PRE_SALES', name, customerId });
    const { created } = await api.call('PUT /sales/single/status/:itemId', {
      as: person,
      params: { itemId: qualified._id },
      body: { status: 'CLOSED', vendor: person.userId },
    });
    const project = await boards.addItem(person, { type: 'PROJECT', name, customerId });
    const doomed = await boards.addItem(person, { name, customerId });
    const { rejectReasons } = await api.call('POST /sales/single/reject-reason/:saleId', {
      as: person,
      params: { saleId: project._id },
      body: { reason: name },
    });
    const { checklist } = await api.call('PUT /checklists/single/kanban/:type', {
      as: person,
      params: { type: 'SALES' },
      body: { items: [{ type: 'checkbox', task: name }] },
    });
    const begun = async () => (await beginProposal(api, person, customerId))._id;
    const chosen = async () => (await chosenProposal(api, person, customerId))._id;
    const ready = async () => (await readyProposal(api, person, customerId))._id;
    const proposalId = (await finishedProposal(api, person, customerId))._id;
    await api.query('update sales set approved_proposal = $1 where id = $2', [proposalId, project._id]);
    const mistaken = await boards.addItem(person, { name, customerId });
    const { deed = '' } = await api.call('PATCH /sales/single/:userId/:saleId', {
      as: person,
      params: { userId: person.userId, saleId: mistaken._id },
      body: { name: `${name} enganado` },
    });
    const { folder } = await api.call('POST /archives/customer/folder/:cid', {
      as: person,
      params: { cid: customerId },
      body: { name },
    });
    const { file } = await api.call('POST /archives/customer/file/:cid/:folderId', {
      as: person,
      params: { cid: customerId, folderId: folder._id },
      body: { name },
      file: { name: `${name}.png`, content: PNG },
    });
    const { link } = await api.call('POST /archives/customer/upload-link/:cid/:folderId', {
      as: person,
      params: { cid: customerId, folderId: folder._id },
    });
    const { url: logo } = await api.call('POST /templates/proposal-image/:userId', {
      as: person,
      params: { userId: person.userId },
      body: { kind: 'LOGO' },
      file: { name: 'marca.png', content: PNG },
    });
    const equipped = { model: name, manufacturer: name, power: 550 };
    const addModule = async () =>
      (await api.call('POST /modules/single', { as: person, body: equipped })).item._id;
    const addInverter = async () =>
      (await api.call('POST /inverters/single', { as: person, body: equipped })).item._id;
    const addEquipment = async () =>
      (await api.call('POST /equipaments/single', { as: person, body: { item: name } })).item._id;
    const addKit = async () => {
      const { kit } = await api.call('POST /kits/kit-data/:userId/:kitId', {
        as: person,
        params: { userId: person.userId, kitId: '0' },
        body: {
          kitData: { kitPrice: 9_000, supplier: name },
          pvModuleData: [{ manufacturer: name, power: 550, quantity: 8 }],
          inverterData: [{ iManufacturer: name, iPower: 5, iQuantity: 1 }],
        },
      });
      return kit._id;
    };
    const addJob = async (state: 'FAILED' | 'QUEUED') => {
      const id = newId();
      await api.query(
        `insert into jobs (id, account_id, kind, state, payload, priority, due_at, order_at, max_attempts, ended_at)
         values ($1, $2, 'proposals.print', $3, '{}', 'LOW', now(), now(), 1, case $3 when 'FAILED' then now() end)`,
        [id, person.accountId, state],
      );
      return id;
    };
    await api.query(
      `insert into webhook_endpoints (account_id, url, secret, created_by) values ($1, 'https://exemplo.com.br/', 'whsec_c2VncmVkbw==', $2)
       on conflict (account_id) do nothing`,
      [person.accountId, person.userId],
    );
    await api.query('delete from webhook_deliveries where account_id = $1', [person.accountId]);
    return {
      ...(await clientOf(person === owner ? api.people.basic : api.people.unpaid)),
      mailId: await failedMail(person, name),
      notificationId: await notificationOf(person, name),
      failedJobId: await addJob('FAILED'),
      otherFailedJobId: await addJob('FAILED'),
      waitingJobId: await addJob('QUEUED'),
      kitId: await addKit(),
      doomedKitId: await addKit(),
      moduleId: await addModule(),
      doomedModuleId: await addModule(),
      inverterId: await addInverter(),
      doomedInverterId: await addInverter(),
      equipmentId: await addEquipment(),
      doomedEquipmentId: await addEquipment(),
      userId: person.userId,
      vendorId,
      accountId: person.accountId,
      customerId,
      looseCustomerId: await boards.addCustomer(person, name),
      twinCustomerId: await boards.addCustomer(person, name),
      saleId: sale._id,
      otherSaleId: other._id,
      leadId: lead._id,
      fromLeadId: created[0]?._id ?? '',
      leadColumnId: lead.kanbanData.column,
      projectId: project._id,
      deedId: deed,
      rejectionId: rejectReasons[0]?._id ?? '',
      doomedId: doomed._id,
      noteId: note._id,
      proposalId,
      begunId: await begun(),
      chosenId: await begun(),
      generatingId: await chosen(),
      pricingId: await chosen(),
      styledId: await begun(),
      readyId: await ready(),
      pricedId: await ready(),
      monitoredId: await begun(),
      kanbanId: kanban._id,
      columnId: sale.kanbanData.column,
      checklistId: checklist._id,
      checklistItemId: checklist.itemsOrder[0] ?? '',
      ...linkOf(file.url),
      folderId: folder._id,
      uploadLinkId: link._id,
      archiveFileId: file._id,
      spareColumnId: kanban.columns.at(-1)?._id ?? '',
      spareSaleId: spare._id,
      activityId: activity._id,
      serviceId: cleaning,
      templateId: templateOf('SERVICE_ORDER'),
      calculationId: calculation._id,
      proposalTemplateId: templateOf('PROPOSAL'),
      imageId: logo.split('/').at(-1) ?? '',
    };
  }

  const anotherOfMine = async () => {
    // An account has so many templates and no more; what was thrown at it may have added all of them.
    await api.query('delete from document_templates where account_id = $1', [owner.accountId]);
    await inviteNewcomer();
    return worldOf(owner, vendor.userId, 'Cliente do Dono');
  };
  const mine = await anotherOfMine();
  await openToAll(api, owner, mine.customerId);
  return {
    mine,
    theirs: await worldOf(neighbour, neighbourVendor.userId, SECRET),
    anotherOfMine,
  };
}

/** What the link to a file names: `/api/files/<account>/<file>/<name>?expires=…&signature=…`. */
function linkOf(url: string): Pick<World, 'fileId' | 'fileName' | 'fileLink'> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, , , , fileId = '', fileName = ''] = pathname.split('/');
  const signature = searchParams.get('signature') ?? '';
  return {
    fileId,
    fileName: decodeURIComponent(fileName),
    fileLink: { expires: Number(searchParams.get('expires')), signature },
  };
}

/** A finished proposal of the account with the known address. */
async function openToAll(api: TestApi, person: Person, customerId: string): Promise<void> {
  const { _id } = await finishedProposal(api, person, customerId);
  const { frontId, count, slug } = OPEN_PROPOSAL;
  await api.query('update proposals set front_id = $1, count = $2 where id = $3', [frontId, count, _id]);
  await api.query(
    `update settings set document = document || jsonb_build_object('proposalSlug', $1::text) where account_id = $2`,
    [slug, person.accountId],
  );
}
