import { describeStatement } from './describe-statement';

test.each([
  ['select "id" from "customers" where "name" = $1 limit $2', 'SELECT customers'],
  ['insert into "notes" ("text") values ($1), ($2)', 'INSERT notes'],
  ['update "sales" set "rank" = $1', 'UPDATE sales'],
  ['rollback', 'ROLLBACK'],
  ['select; commit', 'COMMIT'],
])('%s keeps its text and is called %s', (text, summary) => {
  expect(describeStatement(text)).toEqual({ text, summary });
});

test.each([
  [`begin; select set_config('app.account_id', 'a1b2', true)`, 'begin; select set_config(?, ?, true)'],
  [`select 'D''Ávila', 12, 3.5, $1, c1`, 'select ?, ?, ?, $1, c1'],
  [`select E'a\\\\''b', x`, 'select E?, x'],
  ['do $$ begin perform secret(); end $$', 'do ?'],
])('%s has no literals in its text', (statement, text) => {
  expect(describeStatement(statement).text).toBe(text);
});

test('of a literal that is cut off nothing stays', () => {
  expect(describeStatement(`select '${'segredo '.repeat(400)}', 1`).text).toBe('select ?');
});
