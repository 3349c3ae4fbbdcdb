import { rmSync } from 'node:fs';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createBuildWithProposals } from '../../../test/final-pages';
import { sampleCreditRequest } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';
import { waitUntil } from '../../../test/wait-until';

const buildDir = createBuildWithProposals();

afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'financings with the bank of the demonstration',
  (api) => {
    /** Works until something holds: the bank's own steps take fractions of a second. */
    const until = (holds: () => Promise<boolean>): Promise<void> =>
      waitUntil(
        async () => {
          await api.app.jobs.runDue();
          return holds();
        },
        { every: 100 },
      );

    async function registered(as: TestPerson): Promise<void> {
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

    beforeAll(() => registered(api.people.owner), TEST_TIMEOUTS_MS.process);

    test('an account registers, asks, and chooses what the bank offers', async () => {
      const { owner: as } = api.people;
      const { registration } = await api.call('GET /registrations/single', { as });
      expect(registration?.status).toBe('Cadastro Efetuado');
      const { customer } = await api.call('POST /customers/new/:userId', {
        as,
        params: { userId: as.userId },
        body: { name: 'Ana de Tal' },
      });
      const pid = (await createFinishedProposal(api, as, customer._id))._id;
      const { financing } = await api.call('POST /financings/btg/credit-analysis/:cid/:pid', {
        as,
        params: { cid: customer._id, pid },
        body: { ...sampleCreditRequest, customerEmail: 'ana@casa.test' },
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
      await api.call('PUT /financings/single/proposal/chosen/:fid/:pid', {
        as,
        params: { fid, pid: option },
      });
      await until(async () => (await read()).btg.status === 'PENDENTE_DOCUMENTACAO');
      expect((await read()).proposals.filter(({ chosen }) => chosen).map(({ _id }) => _id)).toEqual([option]);
    });

    describe('a company of the Simples or an MEI', () => {
      const terms = {
        entry: 0,
        installments: [36],
        gracePeriod: 0,
        insurance: false,
        system: 'PRICE' as const,
      };

      async function askedFor(name: string) {
        const { owner: as } = api.people;
        const { customer } = await api.call('POST /customers/new/:userId', {
          as,
          params: { userId: as.userId },
          body: { name },
        });
        return { cid: customer._id, pid: (await createFinishedProposal(api, as, customer._id))._id };
      }

      const quoted = async (pid: string, who: { isCNPJ: boolean; isSimples?: boolean }, more = {}) => {
        const { offers } = await api.call('POST /financings/quotes/:pid', {
          as: api.people.owner,
          params: { pid },
          body: { ...terms, ...who, ...more },
        });
        return { iof: offers[0]?.iof ?? 0, isReduced: offers[0]?.isReducedIof ?? false };
      };

      test('pays less IOF up to R$ 30,000 financed, and the quote says so', async () => {
        const { pid } = await askedFor('Padaria');
        const company = await quoted(pid, { isCNPJ: true });
        const simples = await quoted(pid, { isCNPJ: true, isSimples: true });
        expect(company.isReduced).toBe(false);
        expect(simples.isReduced).toBe(true);
        expect(simples.iof).toBeLessThan(company.iof * 0.5);
        // A person is never of the Simples.
        expect(await quoted(pid, { isCNPJ: false, isSimples: true })).toEqual(
          await quoted(pid, { isCNPJ: false }),
        );
        await api.query('update proposals set final_price_cents = 3100000 where id = $1', [pid]);
        expect(await quoted(pid, { isCNPJ: true, isSimples: true })).toEqual(
          await quoted(pid, { isCNPJ: true }),
        );
      });

      test('keeps it from the request to the offers, and in the proposal that the customer reads', async () => {
        const { owner: as } = api.people;
        const { cid, pid } = await askedFor('Oficina');
        const { financing } = await api.call('POST /financings/btg/credit-analysis/:cid/:pid', {
          as,
          params: { cid, pid },
          body: {
            ...sampleCreditRequest,
            customerIdentification: '11222333000181',
            customerBirthDate: '2010-01-01',
            customerEmail: 'oficina@casa.test',
            terms: { ...terms, isSimples: true },
          },
        });
        const params = { fid: financing._id };
        const read = async () => (await api.call('GET /financings/single/:fid', { as, params })).financing;
        await until(async () => (await read()).proposals.length > 0);
        const [option] = (await read()).proposals;
        expect(option).toMatchObject({ isReducedIof: true, rateDisagrees: false });
        const [stored] = await api.query('select is_simples from financings where id = $1', [financing._id]);
        expect(stored).toEqual({ is_simples: true });
        await api.call('POST /financings/single/proposal/:fid', {
          as,
          params,
          body: { props: [option?._id ?? ''] },
        });
        const { proposal } = await api.call('GET /proposals/single/:pid', { as, params: { pid } });
        const page = await api.send({ method: 'GET', url: `/proposta/final/${proposal.frontId}` });
        expect(page.body).toContain('(alíquota do Simples Nacional e do MEI)');
      });
    });
  },
  { BUILD_DIR: buildDir },
);
