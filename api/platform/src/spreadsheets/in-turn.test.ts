import { runInSpreadsheetQueue } from './in-turn';

test('an account that has too many spreadsheets in the queue reads that they are its own; others are served', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const works = Array.from({ length: 31 }, () => runInSpreadsheetQueue('a', () => held));
  await expect(runInSpreadsheetQueue('a', () => held)).rejects.toMatchObject({
    status: 503,
    message: 'Sua conta já tem 30 planilhas na fila. Espere que terminem e tente de novo.',
  });
  expect(await runInSpreadsheetQueue('b', async () => 'read')).toBe('read');
  end();
  await Promise.all(works);
});
