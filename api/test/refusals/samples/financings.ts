import { MARKETPLACE_MODULE } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import { buildTestOffer } from '../../../src/areas/financings/bank/test-bank.testing';
import { lockFinancing } from '../../../src/areas/financings/lock-financing';
import { saveBankOffers } from '../../../src/areas/financings/save-bank-offers';
import { createDocumentPdf } from '../../financing-documents';
import { sampleCreditRequest } from '../../financings';
import { grantModule } from '../../modules';
import { createFinishedProposal } from '../../proposals';
import type { SampleContext } from './context';

/**
 * Creates the sample records of financings for tests: financings and an equipment order, in the states that
 * the request examples need.
 */
export async function createFinancingsSamples({ api, person, boards, name }: SampleContext) {
  const financedId = await boards.addCustomer(person, name);
  const companyId = await boards.addCustomer(person, name);
  await api.query('update customers set is_cnpj = true where id = $1', [companyId]);
  const finished = async () => (await createFinishedProposal(api, person, financedId))._id;
  const { accountId } = person;

  // Registered as long as the world is made: the example of a registration finds none.
  await api.query('delete from credit_registrations where account_id = $1', [accountId]);
  await api.query('delete from demo_bank_registrations where account_id = $1', [accountId]);
  await api.query(
    `insert into credit_registrations (account_id, provider, cnpj, corporate_name, name, email, phone, status, user_id)
     values ($1, $2, '11222333000181', 'x', 'x', 'x', 'x', 'Cadastro Efetuado', $3)`,
    [accountId, api.app.banks.current?.name, person.userId],
  );
  const setModule = (has: boolean) =>
    has
      ? grantModule(api, person, MARKETPLACE_MODULE)
      : api.query('update accounts set active_modules = array_remove(active_modules, $2) where id = $1', [
          accountId,
          MARKETPLACE_MODULE,
        ]);
  const ask = async (pid: string, changes: Partial<CreditRequest> = {}): Promise<string> => {
    const body = { ...sampleCreditRequest, ...changes };
    const request = { as: person, params: { cid: financedId, pid }, body };
    return (await api.call('POST /financings/btg/credit-analysis/:cid/:pid', request)).financing._id;
  };
  const offered = async (fid: string): Promise<string> => {
    await api.database.asAccount({ accountId }, async (tx) => {
      const financing = await lockFinancing(tx, accountId, fid);
      if (financing) await saveBankOffers(tx, financing, { offers: [buildTestOffer()], accepted: null });
    });
    const [option] = await api.query<{ id: string }>(
      'select id from financing_options where financing_id = $1',
      [fid],
    );
    return option?.id ?? '';
  };
  const sendPaper = async (financing: string, semantic: string): Promise<string> => {
    const { file } = await api.call('POST /archives/customer/file-semantic/:cid', {
      as: person,
      params: { cid: financedId },
      body: { name: semantic, fileSemantic: semantic, folderSemantic: 'Financiamento', financing },
      file: createDocumentPdf(`${semantic}.pdf`),
    });
    return file._id;
  };

  await setModule(false);
  const askedId = await finished();
  await ask(askedId);
  const financingId = await ask(await finished());
  const optionId = await offered(financingId);
  const choose = (id: string) => api.query('update financing_options set chosen = true where id = $1', [id]);
  await choose(optionId);
  await sendPaper(financingId, 'CNH');
  const reusableFileId = await sendPaper(financingId, 'RG');
  const choosableId = await ask(await finished());
  const choosableOptionId = await offered(choosableId);
  const refusedFinancingId = await ask(await finished());
  await api.query("update financings set provider_status = 'REPROVADO_MOTOR' where id = $1", [
    refusedFinancingId,
  ]);
  const doomedFinancingId = await ask(await finished());
  const paperlessId = await ask(await finished());
  await choose(await offered(paperlessId));
  const simulationId = await ask(await finished(), { stage: 'SIMULATION' });

  await setModule(true);
  const askedAtMarketplaceId = await finished();
  await api.call('POST /financings/marketplace/credit-analysis/:cid/:pid', {
    as: person,
    params: { cid: financedId, pid: askedAtMarketplaceId },
    body: sampleCreditRequest,
  });
  const { order } = await api.call('POST /orders/new/:proposalId', {
    as: person,
    params: { proposalId: await finished() },
    body: {},
  });
  await api.query('delete from credit_registrations where account_id = $1', [accountId]);

  return {
    /** A customer with deals: one with options and papers, one to choose in, one a machine refused, one to be withdrawn. */
    financedId,
    financingId,
    optionId,
    choosableId,
    choosableOptionId,
    refusedFinancingId,
    doomedFinancingId,
    simulationId,
    /** A deal without papers, and a file of the customer that may be one of it. */
    paperlessId,
    reusableFileId,
    /** Proposals: of both ways of asking a bank that were gone already, one to ask a price for, one to be ordered. */
    askedId,
    askedAtMarketplaceId,
    orderableId: await finished(),
    draftedId: await finished(),
    companyId,
    orderId: order._id,
  };
}
