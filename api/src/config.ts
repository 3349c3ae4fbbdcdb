import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type InspectionRule, inspectionRules } from '@girassol/federation/registry';
import { MAX_FILE_BYTES } from '@girassol/shared-domain';
import { z } from 'zod';
import { type BankName, bankNames } from './areas/financings/bank/bank-names';
import type { QiSettings } from './areas/financings/bank/qi';
import { readPrivateKey, readPublicKey } from './areas/financings/bank/qi/token';
import { defaultErrorLimit, type ErrorLimit } from './areas/registry/error-watch';
import type { ClicksignSettings } from './areas/signatures/provider/clicksign';
import { type ProviderName, providerNames } from './areas/signatures/provider/provider-names';
import type { SitesSettings } from './areas/websites/domains/provider/open-domains';
import { StartFailure } from './platform/database';
import type { FileLimits } from './platform/files/open-files';
import type { S3Settings } from './platform/files/s3-store';
import { type MailSettings, parseAddress } from './platform/mail/settings';
import type { SealingSettings } from './platform/sealing';

const MB = 1024 * 1024;

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://');

/** Of an outside service; `off`: it is not asked. */
const serviceUrl = z.union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
  error: 'deve ser um endereço http, ou off',
});
/** A key as a file of OpenSSL has it; line ends may be written `\n`. */
const pem = (read: typeof readPrivateKey) =>
  z.string().refine((text) => isKey(text, read), 'deve ser uma chave PEM inteira, da curva P-521');

function isKey(text: string, read: typeof readPrivateKey): boolean {
  try {
    return read(text).asymmetricKeyDetails?.namedCurve === 'secp521r1';
  } catch {
    return false;
  }
}

/** Without slashes at its end. */
const plainAddress = (url: string): string => (url.endsWith('/') ? plainAddress(url.slice(0, -1)) : url);
const addressOf = (url: string) => (url === 'off' ? undefined : plainAddress(url));

/** What is no JSON is none of the shapes that are asked for afterwards. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A variable that is set to nothing is a variable that is not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);

const environment = z.object({
  NODE_ENV: optional(
    z
      .enum(['development', 'production', 'test'], { error: 'deve ser production, development ou test' })
      .default('development'),
  ),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(8080)),
  HOST: optional(z.string().default('0.0.0.0')),
  DATA_DIR: optional(z.string().default('.data')),
  BUILD_DIR: optional(z.string().default('build')),
  DATABASE_URL: optional(databaseUrl.optional()),
  DATABASE_APP_URL: optional(databaseUrl.optional()),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(200).default(10)),
  PRODUCT_HOSTS: optional(list.default([])),
  DEMO: optional(flag.optional()),
  CRITICAL_BELOW: optional(
    z
      .string()
      .regex(/^\d+(\.\d+){0,3}$/, 'deve ser uma versão como 10.58.144')
      .optional(),
  ),
  TRUST_PROXY: optional(
    list
      .refine(
        (parts) =>
          parts.every((part) => /^[\da-f.:]+(\/\d+)?$|^(loopback|linklocal|uniquelocal)$/i.test(part)),
        {
          message: 'deve ser uma lista de endereços ou redes, como 10.0.0.0/8',
        },
      )
      .optional(),
  ),
  POSTAL_CODE_URL: optional(serviceUrl.default('https://viacep.com.br')),
  NASA_POWER_URL: optional(serviceUrl.default('https://power.larc.nasa.gov/api')),
  PVGIS_URL: optional(serviceUrl.default('https://re.jrc.ec.europa.eu/api/v5_3')),
  API_DOCS: optional(flag.optional()),
  METRICS_TOKEN: optional(z.string().min(16, 'deve ter pelo menos 16 caracteres').optional()),
  DEVELOPMENT_SERVERS: optional(
    z
      .string()
      .transform(readJson)
      .pipe(
        z.record(z.string(), z.url(), {
          error: 'deve ser um JSON de nomes e endereços, como {"shell":"http://localhost:8101"}',
        }),
      )
      .default({}),
  ),
  OVERRIDE_ORIGINS: optional(
    list
      .refine(
        (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
        {
          message: 'deve ser uma lista de origens, como http://localhost:8122',
        },
      )
      .default([]),
  ),
  FILE_MAX_MB: optional(
    z.coerce
      .number()
      .min(1)
      .max(1024)
      .default(MAX_FILE_BYTES / MB),
  ),
  FILES_ACCOUNT_GB: optional(z.coerce.number().min(0.001).max(100_000).default(10)),
  S3_ENDPOINT: optional(z.url().optional()),
  S3_BUCKET: optional(z.string().optional()),
  S3_REGION: optional(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string().optional()),
  S3_SECRET_ACCESS_KEY: optional(z.string().optional()),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^\s/]/, 'deve começar com smtp:// ou smtps://')
      .optional(),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .refine(
        (text) => parseAddress(text) !== undefined,
        'deve ser um endereço, como Girassol <avisos@girassol.com.br>',
      )
      .optional(),
  ),
  MAILBOX: optional(flag.optional()),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .refine(
        (url) => new URL(url).origin === url.replace(/\/$/, ''),
        'deve ser só a origem, como https://app.girassol.com.br',
      )
      .optional(),
  ),
  BANK: optional(z.enum(bankNames).optional()),
  QI_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  QI_KEY: optional(z.string().optional()),
  QI_SECRET: optional(pem(readPrivateKey).optional()),
  QI_PUBLIC_KEY: optional(pem(readPublicKey).optional()),
  SIGNATURES: optional(z.enum(providerNames).optional()),
  CLICKSIGN_URL: optional(z.url({ protocol: /^https?$/ }).default('https://app.clicksign.com')),
  CLICKSIGN_TOKEN: optional(z.string().optional()),
  CLICKSIGN_SECRET: optional(z.string().min(16, 'deve ter pelo menos 16 caracteres').optional()),
  SITES_HOST: optional(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'deve ser um endereço sem https://, como sites-girassol.com.br')
      .optional(),
  ),
  SITES_TARGET: optional(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'deve ser um endereço sem https://, como sites.girassol.com.br')
      .optional(),
  ),
  SITES_ADDRESSES: optional(
    list
      .refine((parts) => parts.every((part) => isIP(part) !== 0), 'deve ser uma lista de endereços IP')
      .default([]),
  ),
  SITES_ZONES: optional(z.enum(['demonstration', 'dns']).optional()),
  CHROMIUM_PATH: optional(z.string().optional()),
  LIBREOFFICE_PATH: optional(z.string().optional()),
  SEALING_SECRET: optional(z.string().min(16, 'deve ter pelo menos 16 caracteres').optional()),
  SEALING_PFX: optional(z.string().optional()),
  SEALING_PFX_PASSWORD: optional(z.string().optional()),
  ENVIRONMENT: optional(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,30}$/, 'deve ser uma palavra em minúsculas, como homologacao')
      .optional(),
  ),
  RELEASE_ERROR_LIMIT: optional(z.coerce.number().min(1).max(100).default(defaultErrorLimit.percent)),
  RELEASE_ERROR_OPENS: optional(
    z.coerce.number().int().min(1).max(100_000).default(defaultErrorLimit.leastOpens),
  ),
  RELEASE_ERROR_ADDRESSES: optional(
    z.coerce.number().int().min(1).max(1000).default(defaultErrorLimit.leastAddresses),
  ),
  RELEASE_INSPECTION: optional(z.enum(inspectionRules).optional()),
  WEBHOOK_PRIVATE_ADDRESSES: optional(flag.default(false)),
  ALLOW_DEMONSTRATION: optional(flag.default(false)),
  JOBS: optional(flag.optional()),
  WORKER_PORT: optional(z.coerce.number().int().min(1).max(65_535).optional()),
  JOBS_AT_ONCE: optional(z.coerce.number().int().min(1).max(50).default(4)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
});

/** What this process was started with. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute. The embedded database and files live in it. */
  dataDir: string;
  /** Absolute. What the build made of the shell and the remotes. */
  buildDir: string;
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  databasePool: number;
  /** Hosts of the product besides localhost and 127.0.0.1; any other is a customer's own domain. */
  productHosts: string[];
  /** Demonstration data and its logins. Never in production. */
  demo: boolean;
  criticalBelow: string | undefined;
  /** Proxies whose X-Forwarded-For is believed; nobody's by default. */
  trustProxy: string[];
  /** Where postal codes are looked up; undefined: addresses are typed. */
  postalCodeUrl: string | undefined;
  /** Where the irradiation of a place is looked up; undefined: that service is not asked. */
  irradiationUrls: Record<'NASA_POWER' | 'PVGIS', string | undefined>;
  /** Is the description of the API served at /api/docs? */
  apiDocs: boolean;
  /** When set, /metrics asks for it as a bearer token. In production nobody reads them without. */
  metricsToken: string | undefined;
  /** Shell and remotes that somebody works on, at their development servers. None in production. */
  developmentServers: Record<string, string>;
  /** Development servers that an operator may point one browser at. */
  overrideOrigins: string[];
  /** How large a file, and all files of an account, may be. */
  fileLimits: FileLimits;
  /** The bucket that keeps the files; the data folder does when there is none. */
  s3: S3Settings | undefined;
  /** How mail leaves this server. */
  mail: MailSettings;
  /** The bank that financings go to. */
  bank: BankName;
  /** How that bank is reached; undefined: it is another. */
  qi: QiSettings | undefined;
  /** Who collects signatures of new documents. */
  signatureProvider: ProviderName;
  /** How that one is reached; undefined: it was not set up. */
  clicksign: ClicksignSettings | undefined;
  /** How sites of accounts are reached, and who is asked about their domains. */
  sites: SitesSettings;
  /** The browser that prints documents; undefined: the one on the PATH. */
  chromiumPath: string | undefined;
  /** May one be installed? Not by tests, nor where one was named. */
  installsChromium: boolean;
  /** What converts Word documents; undefined: the one on the PATH. */
  libreOfficePath: string | undefined;
  /** The same of what converts. */
  installsLibreOffice: boolean;
  /** With what signed documents are sealed. */
  sealing: SealingSettings;
  /** Which lines of the registry hold here. */
  environment: string;
  /** When a release is taken back by the server itself. */
  errorLimit: ErrorLimit;
  /** May a published release go live without having passed the server's own inspection? */
  inspectionRule: InspectionRule;
  /** May accounts be told at addresses of this machine and its network, and without TLS? Never in production. */
  privateWebhooks: boolean;
  /** Does this process work on jobs? Tests say themselves when. */
  jobs: boolean;
  /** Where a worker-only process says how it is; undefined: nowhere. */
  workerPort: number | undefined;
  /** Jobs that run at once in this process. */
  jobsAtOnce: number;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the environment, or says in one line which variable is wrong. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const { data, error } = environment.safeParse(variables);
  if (!data) {
    const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new StartFailure(`Variável de ambiente inválida: ${wrong}`);
  }
  const isProduction = data.NODE_ENV === 'production';
  if (isProduction && !data.ALLOW_DEMONSTRATION) refuseDemonstration(data);
  return {
    isProduction,
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    buildDir: resolve(data.BUILD_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseAppUrl: data.DATABASE_APP_URL,
    databasePool: data.DATABASE_POOL,
    productHosts: data.PRODUCT_HOSTS,
    demo: !isProduction && data.DEMO !== false,
    criticalBelow: data.CRITICAL_BELOW,
    trustProxy: data.TRUST_PROXY ?? [],
    postalCodeUrl: addressOf(data.POSTAL_CODE_URL),
    irradiationUrls: { NASA_POWER: addressOf(data.NASA_POWER_URL), PVGIS: addressOf(data.PVGIS_URL) },
    apiDocs: data.API_DOCS ?? !isProduction,
    metricsToken: data.METRICS_TOKEN,
    developmentServers: isProduction ? {} : data.DEVELOPMENT_SERVERS,
    overrideOrigins: data.OVERRIDE_ORIGINS,
    fileLimits: {
      maxBytes: Math.round(data.FILE_MAX_MB * MB),
      accountBytes: Math.round(data.FILES_ACCOUNT_GB * 1024 * MB),
    },
    s3: bucketOf(data),
    mail: mailOf(data, isProduction),
    bank: data.BANK ?? (isProduction ? 'none' : 'demonstration'),
    qi: qiOf(data),
    signatureProvider: data.SIGNATURES ?? 'embedded',
    clicksign: clicksignOf(data),
    sites: sitesOf(data, isProduction),
    chromiumPath: data.CHROMIUM_PATH,
    installsChromium: data.NODE_ENV !== 'test' && !data.CHROMIUM_PATH,
    libreOfficePath: data.LIBREOFFICE_PATH,
    installsLibreOffice: data.NODE_ENV !== 'test' && !data.LIBREOFFICE_PATH,
    sealing: sealingOf(data),
    environment: data.ENVIRONMENT ?? (isProduction ? 'production' : 'development'),
    errorLimit: {
      percent: data.RELEASE_ERROR_LIMIT,
      leastOpens: data.RELEASE_ERROR_OPENS,
      leastAddresses: data.RELEASE_ERROR_ADDRESSES,
    },
    inspectionRule: data.RELEASE_INSPECTION ?? (isProduction ? 'required' : 'recorded'),
    privateWebhooks: !isProduction && data.WEBHOOK_PRIVATE_ADDRESSES,
    jobs: data.JOBS ?? data.NODE_ENV !== 'test',
    workerPort: data.WORKER_PORT,
    jobsAtOnce: data.JOBS_AT_ONCE,
    logLevel: data.LOG_LEVEL,
  };
}

/**
 * Stand-ins of outside services: in production people would take the money of a made-up bank for real, and anybody's domain
 * for proven.
 */
function refuseDemonstration({ BANK, SITES_ZONES }: z.infer<typeof environment>): void {
  const named = Object.entries({ BANK, SITES_ZONES }).flatMap(([name, value]) =>
    value === 'demonstration' ? [`${name}=${value}`] : [],
  );
  if (named.length > 0)
    throw new StartFailure(
      `${named.join(' e ')} é só para demonstração e não vale em produção. Escolha outro valor, ou defina ALLOW_DEMONSTRATION=on se esta instalação é mesmo uma demonstração.`,
    );
}

/** Outside production zones are those of the demonstration, unless something else was said. */
function sitesOf(
  { SITES_HOST, SITES_TARGET, SITES_ADDRESSES, SITES_ZONES, PRODUCT_HOSTS }: z.infer<typeof environment>,
  isProduction: boolean,
): SitesSettings {
  return {
    host: SITES_HOST,
    zones: SITES_ZONES ?? (isProduction ? 'dns' : 'demonstration'),
    target: SITES_TARGET ?? SITES_HOST ?? PRODUCT_HOSTS[0] ?? 'localhost',
    addresses: SITES_ADDRESSES,
  };
}

/**
 * By the SMTP server where one is named. Otherwise mail stays here for operators to read: outside production, and in it
 * only where that was said, as links to passwords are in it.
 */
function mailOf(
  { SMTP_URL, MAIL_FROM, MAILBOX, PUBLIC_URL, PORT }: z.infer<typeof environment>,
  isProduction: boolean,
): MailSettings {
  const keepsMail = MAILBOX ?? !isProduction;
  const delivery = SMTP_URL ? 'SMTP' : keepsMail ? 'MAILBOX' : 'OFF';
  if (isProduction && delivery !== 'OFF' && (!MAIL_FROM || !PUBLIC_URL))
    throw new StartFailure('Para enviar e-mails em produção, defina também MAIL_FROM e PUBLIC_URL.');
  return {
    delivery,
    smtpUrl: SMTP_URL,
    from: parseAddress(MAIL_FROM ?? '') ?? { name: 'Girassol', address: 'avisos@girassol.test' },
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
  };
}

/** All of its variables where it is the bank: without one of them nothing could be asked of it. */
function qiOf(data: z.infer<typeof environment>): QiSettings | undefined {
  if (data.BANK !== 'qi') return undefined;
  const { QI_URL, QI_KEY, QI_SECRET, QI_PUBLIC_KEY } = data;
  if (!QI_URL || !QI_KEY || !QI_SECRET || !QI_PUBLIC_KEY)
    throw new StartFailure('Para BANK=qi, defina QI_URL, QI_KEY, QI_SECRET e QI_PUBLIC_KEY.');
  return {
    url: plainAddress(QI_URL),
    apiKey: QI_KEY,
    privateKey: QI_SECRET,
    publicKey: QI_PUBLIC_KEY,
  };
}

/** The certificate needs its password: without one it could not be used when it is needed. */
function sealingOf(data: z.infer<typeof environment>): SealingSettings {
  const { SEALING_SECRET: secret, SEALING_PFX: path, SEALING_PFX_PASSWORD: password } = data;
  if ((path === undefined) !== (password === undefined))
    throw new StartFailure('Para lacrar com um certificado A1, defina SEALING_PFX e SEALING_PFX_PASSWORD.');
  return { secret, pfx: path !== undefined && password !== undefined ? { path, password } : undefined };
}

/** Both of its secrets: without one of them nothing could be sent, or nothing heard. */
function clicksignOf(data: z.infer<typeof environment>): ClicksignSettings | undefined {
  const { SIGNATURES, CLICKSIGN_URL: url, CLICKSIGN_TOKEN: token, CLICKSIGN_SECRET: secret } = data;
  if (!token && !secret && SIGNATURES !== 'clicksign') return undefined;
  if (!token || !secret)
    throw new StartFailure('Para SIGNATURES=clicksign, defina CLICKSIGN_TOKEN e CLICKSIGN_SECRET.');
  return { url: plainAddress(url), token, secret };
}

/** All of the bucket's variables, or none: half of them would keep files where nobody looks for them. */
function bucketOf(data: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  if (!S3_BUCKET && !S3_ENDPOINT && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartFailure(
      'Para guardar arquivos em S3, defina S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.',
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
