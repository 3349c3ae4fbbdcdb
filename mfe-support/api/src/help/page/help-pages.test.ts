import { rmSync } from 'node:fs';
import { createBuildWithSupport } from '@girassol/api/test/final-pages';
import { describeApi } from '@girassol/api/test/harness';
import { petalShapes } from '@girassol/shared-domain';

const buildDir = createBuildWithSupport();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'pages of help',
  (api) => {
    const open = (url: string, headers = {}) =>
      api.send({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', ...headers } });
    const vote = (slug: string, payload: string, headers = {}) =>
      api.send({
        method: 'POST',
        url: `/ajuda/${slug}`,
        payload,
        headers: {
          host: 'localhost',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      });
    const countVotes = async (slug: string) =>
      (
        await api.query<{ helpful: number; unhelpful: number }>(
          'select helpful, unhelpful from help_votes where slug = $1',
          [slug],
        )
      )[0];

    test('the list names all articles by subject, without a script', async () => {
      const { statusCode, body, headers } = await open('/ajuda');
      expect(statusCode).toBe(200);
      expect(body).toContain('<a href="/ajuda/criar-proposta">Fazer uma proposta</a>');
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("script-src 'none'");
    });

    test('the pages carry the logo of the product, in the head and as their icon', async () => {
      const { body } = await open('/ajuda');
      expect(body).toMatch(/<a class="home" href="\/ajuda"><svg[^>]*>.*<span>Girassol <small>Ajuda<\/small>/);
      expect(body).toContain(petalShapes.front);
      expect(body).toContain('<link rel="icon" href="data:image/svg+xml,');
    });

    test('an article has its steps, links to screens and others of its subject', async () => {
      const { statusCode, body } = await open('/ajuda/criar-proposta');
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>Fazer uma proposta</h1>');
      expect(body).toContain('<a href="/ajuda/abrir?tela=%2Fpropostas%2Flista%2F%3Auid">Propostas</a>');
      expect(body).toContain('<strong>Nova proposta</strong>');
      expect(body).toContain('<a href="/ajuda/enviar-proposta">');
    });

    test('a search finds articles without accents, and what was typed is text', async () => {
      const { body } = await open('/ajuda?busca=dominio%20proprio');
      expect(body).toMatch(/<ol class="found"><li><a href="\/ajuda\/dominio-do-site">/);
      const hostile = await open(`/ajuda?busca=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
      expect(hostile.body).not.toContain('<img');
      expect(hostile.body).toContain('&quot;&gt;&lt;img');
      const nothing = await open('/ajuda?busca=zzzz');
      expect(nothing.body).toContain('Nenhum artigo fala de “zzzz”');
      expect((await open('/ajuda?busca=a&busca=b')).statusCode).toBe(200);
    });

    test('an article that does not exist is not found, on a page with the way back', async () => {
      const { statusCode, body } = await open('/ajuda/nao-existe');
      expect(statusCode).toBe(404);
      expect(body).toContain('Este artigo não existe, ou mudou de nome.');
    });

    test('a vote is counted once for each browser', async () => {
      const first = await vote('kits', 'ajudou=sim');
      expect([first.statusCode, first.headers.location]).toEqual([303, '/ajuda/kits#voto']);
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      expect(cookie).toBe('girassol_ajuda=kits');
      expect((await open('/ajuda/kits', { cookie })).body).toContain('Obrigado pela resposta.');
      expect((await open('/ajuda/kits')).body).toContain('Isto ajudou?');
      await vote('kits', 'ajudou=nao', { cookie });
      expect(await countVotes('kits')).toEqual({ helpful: 1, unhelpful: 0 });
      await vote('kits', 'ajudou=nao');
      expect(await countVotes('kits')).toEqual({ helpful: 1, unhelpful: 1 });
    });

    test('a vote that is none, or for no article, counts nothing', async () => {
      expect((await vote('agenda', 'ajudou=talvez')).statusCode).toBe(400);
      expect((await vote('agenda', '')).statusCode).toBe(400);
      expect((await vote('nao-existe', 'ajudou=sim')).statusCode).toBe(404);
      expect(await countVotes('agenda')).toBeUndefined();
    });

    test('one address gives a limited number of votes', async () => {
      const codes = [];
      for (let tried = 0; tried < 25; tried += 1) codes.push((await vote('notas', 'ajudou=sim')).statusCode);
      expect(codes.at(-1)).toBe(429);
    });
  },
  { BUILD_DIR: buildDir },
);
