import { randomBytes } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { requireConfirmedEmail } from './require-confirmed-email';

describeApi('an account whose owner signed up', (api) => {
  const require = (accountId: string) =>
    api.database.asAccount({ accountId }, (tx) => requireConfirmedEmail(tx, accountId));

  test('lets no data out until its e-mail is confirmed, and says how to confirm it', async () => {
    const { accountId } = api.people.neighbour;
    await api.query(
      `insert into email_confirmations (account_id, address, token_hash, expires_at)
       values ($1, 'ana@girassol.test', $2, now() - interval '1 hour')`,
      [accountId, randomBytes(32)],
    );
    await expect(require(accountId)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Falta confirmar o e-mail ana@girassol.test'),
    });
    await api.query('update email_confirmations set confirmed_at = now() where account_id = $1', [accountId]);
    await expect(require(accountId)).resolves.toBeUndefined();
  });

  test('has nothing to confirm where an operator opened it', async () => {
    await expect(require(api.people.owner.accountId)).resolves.toBeUndefined();
  });
});
