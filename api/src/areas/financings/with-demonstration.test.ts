import { creditRequest } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import type { Person } from '../../../test/people';
import { finishedProposal } from '../../../test/proposals';
import { waitUntil } from '../../../test/wait-until';

describeApi('financings with the bank of the demonstration', (api) => {
  /** Works until something holds: the bank's own steps take fractions of a second. */
  const until = (holds: () => Promise<boolean>): Promise<void> =>
    waitUntil(
      async () => {
        await api.app.jobs.runDue();
        return holds();
      },
      { every: 100 },
    );

  async function registered(as: Person): Promise<void> {
    await api.call('POST /registrations/new', {
      as,
      body: {
        cnpj: '11222333000181',
        corporateName: 'Sol Nascente Ltda',
        name: 'Ana',
        email: 'ana@sol.test',
        phone: '47999998888',
      },
    });
    await until(async () => (await api.call('GET /financings/btg/integrator-check', { as })).check);
  }

  test('an account registers, asks, and chooses what the bank offers', async () => {
    const { owner: as } = api.people;
    await registered(as);
    const { registration } = await api.call('GET /registrations/single', { as });
    expect(registration?.status).toBe('Cadastro Efetuado');
    const { customer } = await api.call('POST /customers/new/:userId', {
      as,
      params: { userId: as.userId },
      body: { name: 'Ana de Tal' },
    });
    const pid = (await finishedProposal(api, as, customer._id))._id;
    const { financing } = await api.call('POST /financings/btg/credit-analysis/:cid/:pid', {
      as,
      params: { cid: customer._id, pid },
      body: { ...creditRequest, customerEmail: 'ana@casa.test' },
    });
    const fid = financing._id;
    const read = async () =>
      (await api.call('GET /financings/single/:fid', { as, params: { fid } })).financing;
    await until(async () => (await read()).btg.status === 'AGUARDANDO_ACEITE');
    const { proposals, provider } = await read();
    expect(provider).toMatchObject({ label: 'Banco Demonstração', isDemonstration: true });
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every(({ cetYear, rateDisagrees }) => cetYear !== null && !rateDisagrees)).toBe(true);
    const option = proposals[0]?._id ?? '';
    await api.call('POST /financings/single/proposal/:fid', {
      as,
      params: { fid },
      body: { props: [option] },
    });
    await api.call('PUT /financings/single/proposal/chosen/:fid/:pid', { as, params: { fid, pid: option } });
    await until(async () => (await read()).btg.status === 'PENDENTE_DOCUMENTACAO');
    expect((await read()).proposals.filter(({ chosen }) => chosen).map(({ _id }) => _id)).toEqual([option]);
  });
});
