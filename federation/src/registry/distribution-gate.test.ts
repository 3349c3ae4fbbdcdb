import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountModules } from '@girassol/shared-domain';
import { type DistributionDocument, findDistributionOfHost, toHostDistribution } from './distribution';
import { distributionFindings, parseDistribution } from './distribution-gate';
import { buildManifest } from './testing';

const document: DistributionDocument = {
  key: 'BOREAL',
  hosts: ['boreal'],
  brand: { name: 'Boreal', title: 'Boreal', description: 'Sol do norte.' },
};
const surroundings = { others: [], productHosts: ['localhost'], knownRemotes: ['mfe-quadros'], live: [] };
const whatIsWrong = (value: unknown) => {
  const read = parseDistribution(value);
  return 'findings' in read ? read.findings.map(({ what }) => what) : [];
};

test('what is wrong with a document is named field by field', () => {
  expect(whatIsWrong(document)).toEqual([]);
  expect(whatIsWrong({ ...document, brand: { ...document.brand, colors: { leaf: 'verde' } } })).toEqual([
    'brand.colors.leaf: is no colour: #1F6F54',
  ]);
  expect(whatIsWrong({ ...document, hosts: ['https://boreal'] })).toEqual([
    'hosts.0: is a host name or a part of one, in lower case',
  ]);
  expect(
    whatIsWrong({ ...document, suppressed: [{ remote: 'mfe-quadros', slot: 'nada/v1', id: 'x' }] })[0],
  ).toMatch(/^suppressed\.0/);
});

test('every unknown field of a document is named, at every depth, with those of wrong values', () => {
  expect(
    whatIsWrong({
      ...document,
      menusOcultos: [],
      cores: {},
      brand: { name: 'Boreal', description: 'Sol do norte.', nome: 'Boreal', cor: '#000' },
      texts: { boreal: { titel: 'Boreal' } },
      suppressed: [{ remote: 'mfe-quadros', menu: 'funil', motivo: 'x' }],
      limits: { plano: 'CRM' },
    }),
  ).toEqual([
    expect.stringMatching(/^brand\.title: /),
    'brand.nome: is no field of a distribution',
    'brand.cor: is no field of a distribution',
    'texts.boreal.titel: is no field of a distribution',
    'suppressed.0.motivo: is no field of a distribution',
    'limits.plano: is no field of a distribution',
    'menusOcultos: is no field of a distribution',
    'cores: is no field of a distribution',
  ]);
});

test('logos come from this server or travel in the document: never from elsewhere', () => {
  const withLogo = (logoUrl: string) => whatIsWrong({ ...document, brand: { ...document.brand, logoUrl } });
  for (const logoUrl of ['/logo.svg', 'data:image/svg+xml,%3Csvg/%3E', 'data:image/png;base64,AAAA'])
    expect(withLogo(logoUrl)).toEqual([]);
  for (const logoUrl of [
    '//evil.test/x.svg',
    'https://evil.test/x.svg',
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    expect(withLogo(logoUrl)).toEqual(['brand.logoUrl: begins with / or data:image/']);
});

test('a word that catches the product itself, or another distribution, is refused', () => {
  const codes = (changes: Partial<DistributionDocument>, others: DistributionDocument[] = []) =>
    distributionFindings({ ...document, ...changes }, { ...surroundings, others }).map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ hosts: ['local'] })).toEqual(['GF-622']);
  expect(codes({}, [{ ...document, key: 'OUTRA' }])).toEqual(['GF-622']);
  expect(codes({}, [document])).toEqual([]);
  expect(codes({ remotes: ['mfe-nada'] })).toEqual(['GF-621']);
});

test('of two words in a host the longer one decides; texts of a host take the place of the brand', () => {
  const narrow = { ...document, key: 'NORTE', hosts: ['norte.boreal.com'] };
  expect(findDistributionOfHost('app.norte.boreal.com', [document, narrow])?.key).toBe('NORTE');
  expect(findDistributionOfHost('boreal.com', [document, narrow])?.key).toBe('BOREAL');
  expect(findDistributionOfHost('solar.com', [document, narrow])).toBeUndefined();
  const texts = { 'a.boreal.com': { title: 'Boreal A' } };
  expect(toHostDistribution({ ...document, texts }, 'a.boreal.com').brand.title).toBe('Boreal A');
  expect(toHostDistribution({ ...document, texts }, 'b.boreal.com')).toEqual({
    key: 'BOREAL',
    brand: document.brand,
  });
});

describe('slides of the home page', () => {
  const slide = {
    path: '/serra.svg',
    alt: 'Serra',
    heading: 'Da conta ao projeto',
    clickUrl: '/quadros/:uid',
  };
  const withSlide = (changes: object) => ({ ...document, home: { carousel: [{ ...slide, ...changes }] } });
  const getFindings = (value: unknown, more: Partial<DistributionDocument> = {}) => {
    const read = parseDistribution(value);
    if ('findings' in read) throw new Error(JSON.stringify(read.findings));
    const live = [buildManifest('mfe-quadros', { routes: [{ path: '/quadros/:uid' }] })];
    return distributionFindings({ ...read.document, ...more }, { ...surroundings, live });
  };

  test('pictures as for the logo, links to the product or to a safe address, a handful at most', () => {
    expect(whatIsWrong(withSlide({}))).toEqual([]);
    expect(whatIsWrong(withSlide({ clickUrl: 'https://serrana.test/feira' }))).toEqual([]);
    for (const clickUrl of [
      '//evil.test',
      'javascript:alert(1)',
      'http://serrana.test',
      '/\\evil.test',
      '/a b',
    ])
      expect(whatIsWrong(withSlide({ clickUrl }))).toEqual([
        'home.carousel.0.clickUrl: begins with / or https://',
      ]);
    expect(whatIsWrong(withSlide({ path: 'https://evil.test/x.svg' }))).toEqual([
      'home.carousel.0.path: begins with / or data:image/',
    ]);
    expect(whatIsWrong(withSlide({ path: `data:image/png;base64,${'A'.repeat(90_000)}` }))).toEqual([
      'home.carousel.0.path: is larger than 64 kB',
    ]);
    expect(whatIsWrong(withSlide({ alt: undefined }))[0]).toContain('home.carousel.0.alt');
    expect(whatIsWrong({ ...document, home: { carousel: Array(7).fill(slide) } })[0]).toContain(
      'home.carousel',
    );
    expect(whatIsWrong({ ...document, home: { carousel: [] } })[0]).toContain('home.carousel');
  });

  test('pictures that are heavy together are told of', () => {
    const path = `data:image/png;base64,${'A'.repeat(80_000)}`;
    const heavy = { ...document, home: { carousel: [slide, { ...slide, path }, { ...slide, path }] } };
    expect(getFindings(withSlide({ path }))).toEqual([]);
    expect(getFindings(heavy).map(({ code, severity }) => [code, severity])).toEqual([['GF-626', 'warning']]);
  });

  test('a slide that leads nowhere is told of, as it will not be shown', () => {
    const codes = (value: unknown, more?: Partial<DistributionDocument>) =>
      getFindings(value, more).map(({ code }) => code);
    expect(codes(withSlide({ clickUrl: '/quadros/7?de=slide' }))).toEqual([]);
    expect(codes(withSlide({ clickUrl: '/quadro/7' }))).toEqual(['GF-627']);
    expect(codes(withSlide({}), { suppressed: [{ remote: 'mfe-quadros', route: '/quadros/:uid' }] })).toEqual(
      ['GF-627'],
    );
    expect(codes(withSlide({}), { remotes: [] })).toEqual(['GF-627']);
  });
});

test('a hidden menu that no live area lets be hidden is told of', () => {
  const menu = { label: 'Quadros', group: 'comercial', order: 10, to: '/quadros' } as const;
  const live = [
    buildManifest('mfe-quadros', {
      routes: [{ path: '/quadros' }],
      menus: [
        { ...menu, id: 'quadros', hideable: true },
        { ...menu, id: 'ajuda' },
      ],
    }),
  ];
  const found = (hiddenMenus: string[]) =>
    distributionFindings({ ...document, hiddenMenus }, { ...surroundings, live });
  expect(found(['quadros'])).toEqual([]);
  expect(found(['quadros', 'ajuda', 'nada']).map(({ severity, what }) => `${severity} ${what}`)).toEqual([
    'warning no live area has a menu ajuda that may be hidden',
    'warning no live area has a menu nada that may be hidden',
  ]);
  expect(whatIsWrong({ ...document, hiddenMenus: ['x'.repeat(61)] })[0]).toContain('hiddenMenus.0');
});

test('modules that do not exist are refused; those that do are the list that partners read', () => {
  const limited = (modules: string[]) =>
    distributionFindings({ ...document, limits: { modules } }, surroundings).filter(
      ({ code }) => code === 'GF-628',
    );
  expect(limited(accountModules.map(({ name }) => name))).toEqual([]);
  expect(limited(['Proposta 2.0', 'Proposta 3.0'])).toMatchObject([
    { code: 'GF-628', severity: 'error', what: 'there is no module Proposta 3.0' },
  ]);
  const page = readFileSync(join(__dirname, '../../../docs/partners.md'), 'utf8');
  const [, section = ''] = page.split('## Modules\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| ([^|]+) \|$/gm)];
  expect(rows.map(([, name, opens]) => ({ name, opens }))).toEqual(accountModules);
});
