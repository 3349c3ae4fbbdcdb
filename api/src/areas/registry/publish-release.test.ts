import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_CHECKS_HEADER } from '@girassol/federation/registry';
import { describeRegistry } from '../../../test/registry';
import { buildReleaseForm, buildSampleRelease, sampleChecks } from '../../../test/release';

describeRegistry('publishing', (registry) => {
  const { publish, statusOf, change, servedTo, twoVersions } = registry;

  test('what it was put through before is written down; what was not tried is told', async () => {
    const tried = buildSampleRelease('mfe-provada', '1.0.0');
    await publish(tried);
    const untried = buildSampleRelease('mfe-provada', '1.1.0');
    for (const said of ['', 'nada', '{"browser":{"rounds":"muitas"}}']) {
      const form = buildReleaseForm(untried);
      const headers = { ...form.headers, [RELEASE_CHECKS_HEADER]: said };
      const { status, body } = await publish(untried, { form: { ...form, headers } });
      expect({ status, findings: body.findings }).toMatchObject({
        status: 200,
        findings: [{ code: 'GF-611', severity: 'warning' }],
      });
    }
    const releases = (await statusOf('mfe-provada'))?.releases;
    const checksIn = (version: string) => releases?.find((release) => release.version === version)?.checks;
    expect(checksIn('1.0.0')).toEqual(sampleChecks);
    expect(checksIn('1.1.0')).toEqual({ browser: null, contract: null });
  });

  test('a style sheet that reaches out of the area is refused, and nothing of it stays', async () => {
    const release = buildSampleRelease(
      'mfe-larga',
      '1.0.0',
      {},
      { 'a.css': '.mfe-larga p{} body{margin:0}' },
    );
    const { status, body } = await publish(release);
    expect({ status, findings: body.findings }).toMatchObject({
      status: 422,
      findings: [{ code: 'GF-609', what: expect.stringContaining('a.css:1:16 styles body') }],
    });
    expect(await statusOf('mfe-larga')).toBeUndefined();
  });

  test('a published release is served compressed and is live for nobody until it is rolled out', async () => {
    const release = buildSampleRelease('mfe-nova', '1.0.0');
    expect(await publish(release)).toEqual({
      status: 200,
      body: { remote: 'mfe-nova', version: '1.0.0', isNew: true, findings: [] },
    });
    expect(await servedTo('mfe-nova')).toBeUndefined();
    const file = await registry.app.inject({
      url: '/releases/mfe-nova/1.0.0/entry.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    await change('mfe-nova', 'rollout', { version: '1.0.0' });
    expect(await servedTo('mfe-nova')).toBe('1.0.0');
  });

  test('the same bytes again change nothing; other bytes under a known version are refused', async () => {
    const release = buildSampleRelease('mfe-mesma', '1.0.0');
    await publish(release);
    const rebuilt = { ...release, manifest: { ...release.manifest, builtAt: '2026-05-05T00:00:00.000Z' } };
    expect((await publish(rebuilt)).body).toMatchObject({ isNew: false });
    const other = buildSampleRelease('mfe-mesma', '1.0.0', { title: 'Outra' });
    expect(await publish(other)).toMatchObject({ status: 409, body: { code: 'GF-502' } });
    expect((await statusOf('mfe-mesma'))?.releases).toHaveLength(1);
  });

  test('two who publish the same release at once enter it once', async () => {
    const answers = await Promise.all([1, 2].map(() => publish(buildSampleRelease('mfe-dupla', '1.0.0'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  });

  test('a publication that is cut, incomplete, changed or out of place leaves nothing', async () => {
    const release = buildSampleRelease('mfe-cortada', '1.0.0');
    const { manifest, files } = release;
    const head: [string, string] = ['remote.json', JSON.stringify(manifest)];
    const whole = buildReleaseForm(release);
    const cases: [string, ReturnType<typeof buildReleaseForm>, number][] = [
      ['cut', { ...whole, payload: whole.payload.slice(0, -60) }, 400],
      ['incomplete', buildReleaseForm(release, [head, ['entry.js', files['entry.js'] ?? '']]), 422],
      ['changed', buildReleaseForm(release, [head, ['entry.js', 'alert(1)'], ['app.js', '// 1.0.0']]), 422],
      ['a file nobody named', buildReleaseForm(release, [head, ['extra.js', '1']]), 422],
      ['a path', buildReleaseForm(release, [head, ['../../x.js', '1']]), 422],
      ['no manifest', buildReleaseForm(release, [['entry.js', '1']]), 400],
      ['garbage for a manifest', buildReleaseForm(release, [['remote.json', '{"name":1}']]), 422],
      ['no parts', buildReleaseForm(release, []), 400],
    ];
    for (const [name, form, status] of cases)
      expect({ name, ...(await publish(release, { form })) }).toMatchObject({ name, status });
    expect(await statusOf('mfe-cortada')).toBeUndefined();
    expect(readdirSync(join(registry.folder, 'data', 'releases', 'mfe-cortada'))).toEqual([]);
    expect((await publish(release)).status).toBe(200);
  });

  test('the gate says what does not fit and how to mend it, and lets nothing in', async () => {
    await twoVersions('mfe-porta');
    const breaking = buildSampleRelease('mfe-porta', '1.2.0', {
      routes: [{ path: '/outra', access: ['active'] }],
      requires: { shell: '^2.0.0', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
      shares: { react: '^18.0.0' },
    });
    const { status, body } = await publish(breaking);
    expect(status).toBe(422);
    expect(body.findings.map(({ code }: { code: string }) => code)).toEqual(['GF-602', 'GF-603', 'GF-606']);
    for (const { what, how } of body.findings) expect(`${what}${how}`).not.toBe('');

    const newer = buildSampleRelease('mfe-nomes', '1.0.0', { uses: { react: ['useState', 'useTomorrow'] } });
    expect((await publish(newer)).body.findings).toMatchObject([
      { code: 'GF-630', severity: 'error', what: expect.stringContaining('uses useTomorrow of react') },
    ]);
    expect(await statusOf('mfe-nomes')).toBeUndefined();

    const squatter = buildSampleRelease('mfe-posseira', '1.0.0', {
      routes: [{ path: '/mfe-porta', access: ['active'] }],
    });
    expect((await publish(squatter)).body.findings[0]).toMatchObject({ code: 'GF-604' });
    expect(await statusOf('mfe-posseira')).toBeUndefined();
  });
});
