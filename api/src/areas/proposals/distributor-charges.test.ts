import type { ConsumptionRequest, Proposal } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  beginProposal,
  createFinishedProposal,
  createReadyProposal,
  sampleConsumption,
} from '../../../test/proposals';

const LAST = 'POST /proposals/last-charges';
const SAVE = 'PUT /proposals/step-1/:pid';

type Charges = ConsumptionRequest['energyBillData'][number]['finViabilityData'];

/** The house of the examples with these charges. */
const housePaying = (finViabilityData: Charges): ConsumptionRequest => ({
  ...sampleConsumption,
  energyBillData: sampleConsumption.energyBillData.map((unit) => ({ ...unit, finViabilityData })),
});

describeApi('network charges of a proposal', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  const last = async (distributor: string, tariffModality: 'A' | 'B' = 'B', as = api.people.owner) =>
    (await api.call(LAST, { as, body: { distributor, tariffModality } })).charges;
  const save = (proposal: Pick<Proposal, '_id' | 'version'>, charges: Charges) => {
    const body = { ...housePaying(charges), version: proposal.version };
    return api.call(SAVE, { as: api.people.owner, params: { pid: proposal._id }, body });
  };

  test('what an account last typed for a distributor is offered to its next proposal, and to no other account', async () => {
    const { owner, supervisor, neighbour } = api.people;
    expect(await last('CPFL Paulista')).toBeNull();
    const begun = await beginProposal(
      api,
      owner,
      boards.customerId,
      housePaying({ powerDistCompany: 'CPFL Paulista', bWireValue: 0.25345, aWireValue: 0.08 }),
    );
    expect(await last(' cpfl paulista ', 'B', supervisor)).toMatchObject({
      bWireValue: 0.25345,
      bWireValuePeak: null,
      aWireValue: 0.08,
      sectorCharges: null,
    });
    expect(await last('CPFL Paulista', 'A')).toBeNull();
    expect(await last('Celesc Distribuição')).toBeNull();
    expect(await last('CPFL Paulista', 'B', neighbour)).toBeNull();

    await save(begun, { powerDistCompany: 'CPFL Paulista', bWireValue: 0.31 });
    expect(await last('CPFL Paulista')).toMatchObject({ bWireValue: 0.31, aWireValue: 0.08 });
    const { proposal } = await api.call('GET /proposals/single/:pid', {
      as: owner,
      params: { pid: begun._id },
    });
    await save(proposal, { powerDistCompany: 'CPFL Paulista', bWireNotApplicable: true });
    expect(await last('CPFL Paulista')).toMatchObject({ bWireValue: 0.31 });
  });

  test('a client of the calculator is told nothing of it', async () => {
    const { calculator } = api.people;
    const body = { distributor: 'CPFL Paulista', tariffModality: 'B' as const };
    expect((await api.refused(LAST, { as: calculator, body })).status).toBe(403);
  });

  test('a proposal without Fio B is not finished; with one, or with none said, it is', async () => {
    const { owner } = api.people;
    const finish = async (charges: Charges) => {
      const ready = await createReadyProposal(api, owner, boards.customerId);
      const params = { pid: ready._id };
      await save(ready, charges);
      // The steps after it are done again.
      const [kept] = await api.query<{ version: number }>(
        'update proposals set step = 5 where id = $1 returning version',
        [ready._id],
      );
      return { as: owner, params, body: { version: kept?.version ?? 0 } };
    };
    const refusal = await api.refused('POST /proposals/step-6/:pid', await finish({ bWireValue: 0 }));
    expect([refusal.status, refusal.fields?.[0]]).toEqual([
      400,
      { path: 'step-1', message: expect.stringContaining('Informe a TUSD Fio B de Casa') },
    ]);
    const none = await api.call('POST /proposals/step-6/:pid', await finish({ bWireNotApplicable: true }));
    expect(none.proposal.finished).toBe(true);
    const known = await createFinishedProposal(api, owner, boards.customerId);
    expect(known.energyBillData?.[0]?.finViabilityData.bWireValue).toBe(0.24);
  });

  test('Fio A and the charges of class GD III are kept, and charged', async () => {
    const { owner } = api.people;
    const charges = { bWireValue: 0.25, aWireValue: 0.1, sectorCharges: 0.02 };
    const begun = await beginProposal(api, owner, boards.customerId, housePaying(charges));
    expect(begun.energyBillData?.[0]?.finViabilityData).toMatchObject(charges);
    const savings = async (gdClass: string) => {
      const { _id } = await createReadyProposal(api, owner, boards.customerId);
      await api.query(
        `update proposals set data = jsonb_set(data, '{calculationSettings,gdClass}', to_jsonb($2::text)) where id = $1`,
        [_id, gdClass],
      );
      const { proposal } = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid: _id } });
      await save(proposal, charges);
      const { generation } = await api.call('GET /generations/single/:pid/:complete', {
        as: owner,
        params: { pid: _id, complete: 'true' },
      });
      return generation?.years[0]?.savings ?? 0;
    };
    const [two, three] = [await savings('GD2'), await savings('GD3')];
    expect(three).toBeLessThan(two);
  });
});
