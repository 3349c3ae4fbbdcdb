import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  getDateInDays,
  type ItemLifeTestClient,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';
import { repeatForTwelveMonths } from '../../../test/proposals';

describeApi('winning a sale', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
  });
  beforeEach(async () => {
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  test('[boards-050, boards-074, boards-114] closes it at the confirmed value, and says so in the history', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner, { name: 'Casa' });
    const events = await life.getEvents(async () => {
      const { sale, created } = await life.change(owner, _id, winRequest);
      expect(created).toEqual([]);
      expect(sale).toMatchObject({
        status: 'CLOSED',
        confirmedAmount: 19_500.5,
        power: 5.4,
        ucType: 'Residencial',
        approvedProposal: null,
        finishedDate: getDateInDays(0),
        lastActivityText: 'ganho por dono',
      });
    });
    expect(events).toEqual([
      { kind: 'item-left', board: 'SALES', item: _id, column: boards.columns[0], by: null },
    ]);
    const [line] = await life.getHistory(_id);
    expect(line).toMatch(/^Venda Ganha: Venda #\d{5}, "Casa", por R\$ 19\.500,50, sem proposta\.$/);
  });

  test('[boards-065, boards-066] with a proposal it takes its power, and asks for none', async () => {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner, 'Com proposta');
    const { _id } = await boards.addItem(owner, { customerId, ucType: 'Rural' });
    const proposal = await life.addProposal(owner, customerId, { count: 31, power: 8.25 });
    const { sale } = await life.change(owner, _id, {
      status: 'CLOSED',
      approvedProposal: proposal,
      confirmedAmount: 30_000,
    });
    expect(sale).toMatchObject({
      approvedProposal: proposal,
      approvedProposalData: { _id: proposal, count: 31, power: 8.25, finalPrice: 0 },
      power: 8.25,
      ucType: 'Rural',
    });
    expect(sale.proposals.count).toBe(1);
    expect((await life.getHistory(_id))[0]).toContain('com a proposta 00031');
  });

  test('[boards-065] with a proposal it takes the kind of unit that generates', async () => {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner, 'Com duas unidades');
    const { _id } = await boards.addItem(owner, { customerId });
    const unit = { ucType: 'Residencial', monthlyConsumption: repeatForTwelveMonths(300) } as const;
    const approvedProposal = await life.addProposal(owner, customerId, {
      units: [
        { ...unit, ucName: 'Casa' },
        { ...unit, ucName: 'Sítio', ucType: 'Rural', isGenerator: true },
      ],
    });
    const { sale } = await life.change(owner, _id, {
      status: 'CLOSED',
      approvedProposal,
      confirmedAmount: 30_000,
    });
    expect(sale.ucType).toBe('Rural');
    expect((await life.read(owner, _id)).ucType).toBe('Rural');
  });

  test('[boards-065] the proposal must be finished, of this customer and not sold already', async () => {
    const { owner, neighbour } = api.people;
    const customerId = await boards.addCustomer(owner, 'Exigente');
    const [one, two] = [
      await boards.addItem(owner, { customerId }),
      await boards.addItem(owner, { customerId }),
    ];
    const win = (approvedProposal: string) =>
      ({ status: 'CLOSED', approvedProposal, confirmedAmount: 1 }) as const;
    const messageFor = async (proposal: string) => {
      const { status, fields } = await life.refused(owner, two._id, win(proposal));
      expect(status).toBe(400);
      return fields?.[0];
    };
    const wrong = (message: unknown) => ({ path: 'approvedProposal', message });
    expect(await messageFor(await life.addProposal(owner, customerId, { finished: false }))).toEqual(
      wrong('Somente uma proposta finalizada pode ser aprovada.'),
    );
    const others = [
      await life.addProposal(owner, boards.customerId),
      await life.addProposal(neighbour, boards.neighbourCustomerId),
      customerId,
    ];
    for (const other of others)
      expect(await messageFor(other)).toEqual(wrong('A proposta escolhida não é deste cliente.'));
    const proposal = await life.addProposal(owner, customerId);
    await life.change(owner, one._id, win(proposal));
    expect(await messageFor(proposal)).toEqual(
      wrong(expect.stringMatching(/^Esta proposta já foi aprovada em Venda #\d{5}\.$/)),
    );
    expect((await life.read(owner, two._id)).status).toBe('IN_PROGRESS');
  });

  test('[boards-067, boards-075, boards-076] value always, power and UC type without a proposal', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner);
    const path = async (body: object) => {
      const { status, fields } = await life.refused(owner, _id, { ...winRequest, ...body });
      expect(status).toBe(400);
      return fields?.[0]?.path;
    };
    expect(await path({ confirmedAmount: undefined })).toBe('confirmedAmount');
    expect(await path({ confirmedAmount: 0 })).toBe('confirmedAmount');
    expect(await path({ power: 0.009 })).toBe('power');
    expect(await path({ power: undefined })).toBe('power');
    expect(await path({ ucType: null })).toBe('ucType');
    expect(await path({ ucType: 'Outro' })).toBe('ucType');
    expect((await life.read(owner, _id)).status).toBe('IN_PROGRESS');
  });

  testAtHoursOfTheDay(
    '[boards-068, boards-069] the finished day is ENTERPRISE only and never ahead',
    async () => {
      const { owner, basic } = api.people;
      const { _id } = await boards.addItem(owner);
      expect(await life.refused(owner, _id, { ...winRequest, finishedDate: getDateInDays(1) })).toMatchObject(
        {
          status: 400,
          fields: [{ path: 'finishedDate' }],
        },
      );
      const { sale } = await life.change(owner, _id, { ...winRequest, finishedDate: getDateInDays(-9) });
      expect(sale.finishedDate).toBe(getDateInDays(-9));

      await api.query("update accounts set signup_plan = 'CRM' where id = $1", [basic.accountId]);
      const customerId = await boards.addCustomer(basic, 'Do plano menor');
      const small = await boards.addItem(basic, { customerId });
      expect(
        (await life.refused(basic, small._id, { ...winRequest, finishedDate: getDateInDays(-1) })).status,
      ).toBe(403);
      expect(
        (await life.refused(basic, small._id, { ...winRequest, dueDate: getDateInDays(9) })).status,
      ).toBe(403);
      await life.settings(basic, { autoCreateProjAndInst: true, autoCreateAfterSale: true });
      // After-sales belongs to every sale (boards-072); project and work to the plan that has their boards.
      const { created } = await life.change(basic, small._id, {
        ...winRequest,
        finishedDate: getDateInDays(0),
      });
      expect(created.map(({ type }) => type)).toEqual(['AFTER_SALES']);
      await api.query("update accounts set signup_plan = 'BASIC' where id = $1", [basic.accountId]);
    },
  );

  test('[boards-070, boards-071] with the preference a project and a work follow, due on the day of delivery', async () => {
    const { owner, vendor } = api.people;
    const { _id } = await boards.addItem(owner, { name: 'Telhado' });
    expect(await life.refused(owner, _id, { ...winRequest, dueDate: getDateInDays(30) })).toMatchObject({
      status: 400,
      fields: [{ path: 'dueDate' }],
    });
    await life.settings(owner, { autoCreateProjAndInst: true });
    expect(await life.refused(owner, _id, { ...winRequest, dueDate: getDateInDays(-1) })).toMatchObject({
      status: 400,
      fields: [{ path: 'dueDate' }],
    });
    const { created, sale } = await life.change(owner, _id, { ...winRequest, dueDate: getDateInDays(30) });
    expect(created.map(({ type, name, id }) => [type, name, id > 0])).toEqual([
      ['PROJECT', 'Telhado', true],
      ['INSTALLATION', 'Telhado', true],
    ]);
    expect(sale.dueDate).toBe(getDateInDays(30));
    const made = {
      due: getDateInDays(30),
      position: 0,
      amount_cents: 1_950_050,
      power: 5.4,
      owner_id: owner.userId,
    };
    expect(await life.itemsOfDeal(_id)).toMatchObject([
      { type: 'INSTALLATION', ...made },
      { type: 'PROJECT', ...made },
    ]);
    expect((await life.getHistory(created[0]?._id ?? ''))[0]).toMatch(
      /^Projeto cadastrado: Projeto #\d{5}, a partir de Venda #\d{5}, em "Documentação"\. Prazo: /,
    );

    // The vendor uses neither board: GERENTE gets them. The vendor's own sale is answered all the same.
    const theirs = await boards.addItem(vendor);
    await life.change(vendor, theirs._id, winRequest);
    expect((await life.itemsOfDeal(theirs._id)).map(({ owner_id }) => owner_id)).toEqual([
      owner.userId,
      owner.userId,
    ]);
  });

  test('whoever may use the boards keeps what follows from the own sale', async () => {
    const { owner, colleague } = api.people;
    await life.settings(owner, { autoCreateProjAndInst: true, autoCreateAfterSale: true });
    const { _id } = await boards.addItem(colleague);
    await life.change(colleague, _id, winRequest);
    const owners = (await life.itemsOfDeal(_id)).map(({ owner_id }) => owner_id);
    expect(owners).toEqual([colleague.userId, colleague.userId, colleague.userId]);
  });

  test('[boards-072, boards-073] the after-sales activity is in the agenda on its day, if wanted', async () => {
    const { owner } = api.people;
    const three = await Promise.all([0, 1, 2].map(() => boards.addItem(owner)));
    const [asked, unsaid, declined] = three.map(({ _id }) => _id);
    await life.settings(owner, { autoCreateAfterSale: true, afterSaleDays: 45 });
    const schedule = (dealId = '') =>
      api.query(
        `select n.notification_date::text as day, n.time_start::text as at, s.due_date::text as due
         from notes n join sales s on s.id = n.sale_id where s.deal_id = $1 and s.type = 'AFTER_SALES'`,
        [dealId],
      );
    expect(
      await life.refused(owner, asked ?? '', {
        ...winRequest,
        autoCreateAfterSale: true,
        afterSalesDate: getDateInDays(-1),
      }),
    ).toMatchObject({ status: 400, fields: [{ path: 'afterSalesDate' }] });
    const { created } = await life.change(owner, asked ?? '', {
      ...winRequest,
      autoCreateAfterSale: true,
      afterSalesDate: getDateInDays(10),
    });
    expect(await schedule(asked)).toEqual([
      { day: getDateInDays(10), at: '09:00:00', due: getDateInDays(10) },
    ]);
    const activity = await life.read(owner, created[0]?._id ?? '');
    expect(activity).toMatchObject({ name: 'Contato pós-venda · Residencial', amount: 0 });
    expect(activity.nextScheduleTimestamp).toBeGreaterThan(Date.now());

    await life.change(owner, unsaid ?? '', winRequest);
    expect(await schedule(unsaid)).toMatchObject([{ day: getDateInDays(45) }]);
    await life.change(owner, declined ?? '', { ...winRequest, autoCreateAfterSale: false });
    expect(await schedule(declined)).toEqual([]);
  });

  test('a deal that is won a second time keeps its one project and work', async () => {
    const { owner } = api.people;
    await life.settings(owner, { autoCreateProjAndInst: true });
    const { _id } = await boards.addItem(owner);
    await life.change(owner, _id, winRequest);
    await life.change(owner, _id, { status: 'IN_PROGRESS' });
    expect((await life.change(owner, _id, { ...winRequest, dueDate: getDateInDays(60) })).created).toEqual(
      [],
    );
    // The day of delivery that was agreed now is theirs.
    expect((await life.itemsOfDeal(_id)).map(({ due }) => due)).toEqual([
      getDateInDays(60),
      getDateInDays(60),
    ]);
  });

  test("a vendor wins the own and the team's, nobody a stranger's", async () => {
    const { owner, vendor, colleague, newcomer, neighbour, basic } = api.people;
    const mine = await boards.addItem(owner);
    expect((await life.refused(vendor, mine._id, winRequest)).status).toBe(404);
    expect((await life.refused(neighbour, mine._id, winRequest)).status).toBe(404);
    expect((await life.refused(basic, mine._id, winRequest)).status).toBe(404);
    const theirs = await boards.addItem(colleague);
    expect((await life.refused(newcomer, theirs._id, winRequest)).status).toBe(404);
    expect((await life.change(vendor, theirs._id, winRequest)).sale.status).toBe('CLOSED');
  });
});
