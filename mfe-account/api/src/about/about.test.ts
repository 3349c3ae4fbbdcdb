import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { PriceList } from '@girassol/account-domain/billing';
import { createBuildWithAccount } from '@girassol/api/test/final-pages';
import { describeApi } from '@girassol/api/test/harness';

const MAX_PAGE_BYTES = 50_000;
/** The product's font, which comes with the page. */
const FONT_BYTES = 20_156;

const buildDir = createBuildWithAccount();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

const pages = ['/sobre', '/sobre/mobile', '/form-teste-gratis', '/form-cadastro-curso'] as const;

describeApi(
  'the public pages of the product',
  (api) => {
    /** A list of its own from yesterday on, so that other tests keep the first prices. */
    const setPrices = async (changes: Partial<PriceList>) => {
      await forgetPrices();
      await api.query(
        `insert into price_lists (id, valid_from, prices, by, why)
         select gen_random_uuid(), current_date - 1, prices || $1::jsonb, 'teste', 'teste' from price_lists
         order by valid_from limit 1`,
        [JSON.stringify(changes)],
      );
    };
    const forgetPrices = () => api.query("delete from price_lists where by = 'teste'");
    afterEach(forgetPrices);
    const open = (url: string, headers: Record<string, string> = {}) =>
      api.send({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', ...headers } });

    test.each([...pages, '/sobre/obrigado', '/form-teste-gratis/obrigado'])(
      '[billing-008] %s needs neither a session nor a script, and is small',
      async (url) => {
        const { statusCode, rawPayload, headers } = await open(url, { 'accept-encoding': 'br' });
        expect(statusCode).toBe(200);
        const html = brotliDecompressSync(rawPayload).toString();
        expect(html).toContain('lang="pt-BR"');
        expect(html).not.toMatch(/<script|\son\w+=|javascript:|style="/i);
        expect(headers['content-security-policy']).toContain("script-src 'none'");
        expect(headers['set-cookie']).toBeUndefined();
        // Pictures are loaded lazily, all of them.
        for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toContain('loading="lazy"');
        expect(rawPayload.length + FONT_BYTES).toBeLessThan(MAX_PAGE_BYTES);
      },
    );

    test('[billing-008, billing-012] it shows the prices of the table, and leads to signup and login', async () => {
      await setPrices({ crm: 123_456, enterprise20: 987_654 });
      const { body } = await open('/sobre');
      expect(body).toContain('<strong>R$ 1.234,56</strong>');
      expect(body).toContain('R$ 9.876,54');
      for (const href of [
        '/assinatura/passo-1/1',
        '/assinatura/passo-1/2',
        '/assinatura/passo-1/3',
        '/login',
      ])
        expect(body).toContain(`href="${href}"`);
    });

    test('[billing-029] parameters of the address go into the form, few and short, and never as markup', async () => {
      const query = new URLSearchParams({ src: 'feira', tag: 'sul', utm: '"><script>', name: 'Ana' });
      const { body } = await open(`/sobre?${query}`);
      expect(body).toContain('<input type="hidden" name="src" value="feira"/>');
      expect(body).toContain('<input type="hidden" name="tag" value="sul"/>');
      expect(body).toContain('<input type="hidden" name="utm" value="&quot;&gt;&lt;script&gt;"/>');
      expect(body).not.toContain('<script');
      const many = Array.from({ length: 100 }, (_, at) => `p${at}=${'x'.repeat(100)}`).join('&');
      const flooded = await open(`/form-teste-gratis?${many}`);
      expect(flooded.body.match(/type="hidden"/g)).toHaveLength(31);
    });

    test('the order of the phone begins with shortcuts and plans', async () => {
      const position = ({ body }: { body: string }, id: string) => body.indexOf(`id="${id}"`);
      const [wide, phone] = [await open('/sobre'), await open('/sobre/mobile')];
      expect(position(wide, 'recursos')).toBeLessThan(position(wide, 'planos'));
      expect(position(phone, 'planos')).toBeLessThan(position(phone, 'recursos'));
      expect(phone.body).toContain('aria-label="Atalhos"');
      expect(phone.body).toContain('<link rel="canonical" href="http://localhost/sobre">');
    });

    test('the trial form says that it opens no account by itself', async () => {
      expect((await open('/form-teste-gratis')).body).toContain('não abre a conta sozinho');
    });

    test('pictures are served with their type for a year; others do not exist', async () => {
      const [, url = ''] = /src="(\/sobre\/imagens\/[^"]+)"/.exec((await open('/sobre')).body) ?? [];
      const { statusCode, headers } = await open(url.replaceAll('&amp;', '&'), { accept: 'image/avif' });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
      expect(headers['cache-control']).toContain('immutable');
      for (const name of ['outra.avif', 'board.png', '__proto__.avif', '..%2Fpictures.ts'])
        expect((await open(`/sobre/imagens/${name}`)).statusCode).toBe(404);
    });

    test('a partner leads to its login, and a domain of a customer to what the shell says', async () => {
      for (const url of pages) {
        const partner = await open(url, { host: 'serrana.localhost' });
        expect([partner.statusCode, partner.headers.location]).toEqual([302, '/login']);
        for (const host of ['aurora.localhost', 'cliente.exemplo.com.br']) {
          const { statusCode, body } = await open(url, { host });
          expect(statusCode).toBe(200);
          expect(body).toContain('id="girassol-page"');
        }
      }
    });
  },
  { BUILD_DIR: buildDir },
);
