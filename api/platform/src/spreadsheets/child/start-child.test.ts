import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const api = join(__dirname, '../../../..');

test('a built program finds its children beside itself, and they need nothing of its environment', () => {
  // Below the package, where what comes from npm is found.
  const folder = mkdtempSync(join(api, '.spreadsheets-'));
  const out = join(tmpdir(), `spreadsheet-${process.pid}.csv`);
  try {
    const entry = join(folder, 'program.ts');
    writeFileSync(
      entry,
      `import { readSpreadsheet, writeSpreadsheet } from '${join(__dirname, '..')}';
      async function* rows() { yield [['Ana', 2]]; }
      const columns = [{ title: 'Nome', kind: 'text' }, { title: 'Total', kind: 'integer' }] as const;
      for (const format of ['csv', 'xlsx'] as const) {
        await writeSpreadsheet('${out}', format, { title: 'x', columns, rows: rows() });
        const sheet = await readSpreadsheet('${out}', { name: 'x' });
        for await (const portion of sheet.rows) console.log(JSON.stringify(portion));
      }`,
    );
    const built = spawnSync(process.execPath, [join(api, 'build.mjs'), entry, folder], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('[{"line":2,"cells":["Ana","2"]}]\n[{"line":2,"cells":["Ana",2]}]\n');
    // The reader does not even load the library that writes.
    expect(readFileSync(join(folder, 'spreadsheet-reader.mjs'), 'utf8')).not.toContain('sheetjs-style');
  } finally {
    rmSync(folder, { recursive: true });
    if (existsSync(out)) rmSync(out);
  }
});
