import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  type IssuerSettings,
  type PaymentSettings,
  paymentProviderNames,
} from '@girassol/account-api/payments';
import { StartFailure } from '@girassol/api-platform/database';
import type { FileLimits } from '@girassol/api-platform/files/open-file-services';
import type { S3Settings } from '@girassol/api-platform/files/s3-store';
import { type MailSettings, parseMailAddress } from '@girassol/api-platform/mail/settings';
import { isPublicHost } from '@girassol/api-platform/outgoing/public-address';
import type { PushSettings } from '@girassol/api-platform/push/push-settings';
import type { SealingSettings } from '@girassol/api-platform/sealing';
import type { TracingSettings } from '@girassol/api-platform/tracing';
import { type InspectionRule, inspectionRules } from '@girassol/federation/registry';
import { DEFAULT_MAX_FILE_BYTES, isCnpj, isEmail } from '@girassol/shared-domain';
import { type MessengerSettings, messengerNames } from '@girassol/support-api/messenger';
import { z } from 'zod';
import { type BankName, bankNames } from './areas/financings/bank/bank-names';
import type { QiSettings } from './areas/financings/bank/qi';
import { parsePrivateKey, parsePublicKey } from './areas/financings/bank/qi/token';
import { defaultReleaseErrorLimit, type ReleaseErrorLimit } from './areas/registry/release-error-monitor';
import type { ClicksignSettings } from './areas/signatures/provider/clicksign';
import { type ProviderName, providerNames } from './areas/signatures/provider/provider-names';
import type { SiteDomainSettings } from './areas/websites/domains/provider/create-domain-provider';
import { type DatabaseUrls, readDatabaseLocation } from './read-database-location';

const MB = 1024 * 1024;
/** A signed address adds 44 characters to the mailbox, which has at most 64. */
const MAX_SUPPORT_MAILBOX_LENGTH = 20;

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

/** URL of an external service; `off` means that the service is never called. */
const serviceUrl = z.union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
  error: 'deve ser um endereço http, ou off',
});
/** A key as a file of OpenSSL has it; line ends may be written `\n`. */
const pem = (read: typeof parsePrivateKey) =>
  z.string().refine((text) => isKey(text, read), 'deve ser uma chave PEM inteira, da curva P-521');

function isKey(text: string, read: typeof parsePrivateKey): boolean {
  try {
    return read(text).asymmetricKeyDetails?.namedCurve === 'secp521r1';
  } catch {
    return false;
  }
}

/** Without slashes at its end. */
const plainAddress = (url: string): string => (url.endsWith('/') ? plainAddress(url.slice(0, -1)) : url);
const toServiceAddress = (url: string) => (url === 'off' ? undefined : plainAddress(url));

/** Parses JSON; text that is no JSON gives a value that none of the schemas checked afterwards accepts. */
function parseJsonOrUndefined(text: string): unknown {
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
  DATABASE_URLS: optional(
    list.pipe(z.array(databaseUrl.refine(URL.canParse, 'deve ser um endereço'))).optional(),
  ),
  DATABASE_DIRECT_URL: optional(databaseUrl.optional()),
  DATABASE_APP_URL: optional(databaseUrl.optional()),
  DATABASE_READ_URL: optional(databaseUrl.optional()),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(200).default(10)),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(300).default(0)),
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
      .transform(parseJsonOrUndefined)
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
      .default(DEFAULT_MAX_FILE_BYTES / MB),
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
        (text) => parseMailAddress(text) !== undefined,
        'deve ser um endereço, como Girassol <avisos@girassol.com.br>',
      )
      .optional(),
  ),
  PUSH_PUBLIC_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{87}$/, 'deve ter 87 letras, como npm run create-push-keys a escreve')
      .optional(),
  ),
  PUSH_PRIVATE_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'deve ter 43 letras, como npm run create-push-keys a escreve')
      .optional(),
  ),
  PUSH_SUBJECT: optional(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/, 'deve começar com mailto: ou https://')
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
  QI_SECRET: optional(pem(parsePrivateKey).optional()),
  QI_PUBLIC_KEY: optional(pem(parsePublicKey).optional()),
  PAYMENTS: optional(z.enum(paymentProviderNames).optional()),
  MERCADOPAGO_URL: optional(z.url({ protocol: /^https?$/ }).default('https://api.mercadopago.com')),
  MERCADOPAGO_ACCESS_TOKEN: optional(z.string().optional()),
  MERCADOPAGO_WEBHOOK_SECRET: optional(z.string().min(16, 'deve ter pelo menos 16 caracteres').optional()),
  MERCADOPAGO_PUBLIC_KEY: optional(z.string().optional()),
  BILLING_ISSUER_NAME: optional(z.string().max(120).default('Girassol')),
  BILLING_ISSUER_DOCUMENT: optional(z.string().refine(isCnpj, 'deve ser um CNPJ').optional()),
  BILLING_ISSUER_ADDRESS: optional(z.string().max(200).optional()),
  MESSENGER: optional(z.enum(messengerNames).optional()),
  WHATSAPP_URL: optional(z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0')),
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
  RELEASE_ERROR_LIMIT: optional(z.coerce.number().min(1).max(100).default(defaultReleaseErrorLimit.percent)),
  RELEASE_ERROR_OPENS: optional(
    z.coerce.number().int().min(1).max(100_000).default(defaultReleaseErrorLimit.leastOpens),
  ),
  RELEASE_ERROR_ADDRESSES: optional(
    z.coerce.number().int().min(1).max(1000).default(defaultReleaseErrorLimit.leastAddresses),
  ),
  RELEASE_ERROR_ACCOUNTS: optional(
    z.coerce.number().int().min(1).max(1000).default(defaultReleaseErrorLimit.leastAccounts),
  ),
  RELEASE_INSPECTION: optional(z.enum(inspectionRules).optional()),
  SERVICE_WORKER: optional(flag.default(true)),
  WEBHOOK_PRIVATE_ADDRESSES: optional(flag.default(false)),
  LEADS_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  ASSISTANT_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  ASSISTANT_KEY: optional(z.string().optional()),
  ASSISTANT_MODEL: optional(z.string().max(200).default('default')),
  SUPPORT_MAIL: optional(
    z
      .string()
      .refine(
        (text) => isEmail(text) && !text.includes('+') && text.indexOf('@') <= MAX_SUPPORT_MAILBOX_LENGTH,
        'deve ser um endereço curto, como suporte@girassol.com.br',
      )
      .optional(),
  ),
  SUPPORT_MAIL_SECRET: optional(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]{32,}$/, 'deve começar com whsec_ e ter pelo menos 24 bytes em base64')
      .optional(),
  ),
  ALLOW_DEMONSTRATION: optional(flag.default(false)),
  JOBS: optional(flag.optional()),
  WORKER_PORT: optional(z.coerce.number().int().min(1).max(65_535).optional()),
  JOBS_AT_ONCE: optional(z.coerce.number().int().min(1).max(50).default(4)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
});

/** Configuration of a server or worker process, from its environment variables. */
export interface Config extends DatabaseUrls {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute. The embedded database and files live in it. */
  dataDir: string;
  /** Absolute. What the build made of the shell and the remotes. */
  buildDir: string;
  databasePool: number;
  /** Time between the signal to stop and the end of new connections, in milliseconds. */
  drainMs: number;
  /** Hosts of the product besides localhost and 127.0.0.1; any other is a customer's own domain. */
  productHosts: string[];
  /** Demonstration data and its logins. Never in production. */
  demo: boolean;
  criticalBelow: string | undefined;
  /** Proxies whose X-Forwarded-For is believed; nobody's by default. */
  trustProxy: string[];
  /** URL of the postal code service; undefined: people type addresses by hand. */
  postalCodeUrl: string | undefined;
  /** URLs of the irradiation services; undefined: that service is not called. */
  irradiationUrls: Record<'NASA_POWER' | 'PVGIS', string | undefined>;
  /** Is the description of the API served at /api/docs? */
  apiDocs: boolean;
  /** Bearer token required at /metrics, if set. In production /metrics is closed without one. */
  metricsToken: string | undefined;
  /** Shell and remotes that somebody works on, at their development servers. None in production. */
  developmentServers: Record<string, string>;
  /** Development servers that an operator may point one browser at. */
  overrideOrigins: string[];
  /** Maximum size of one file and of all files of an account. */
  fileLimits: FileLimits;
  /** The bucket that keeps the files; the data folder does when there is none. */
  s3: S3Settings | undefined;
  /** Settings of outgoing mail. */
  mail: MailSettings;
  /** Keys by which push services know this server; undefined: no pushes. */
  push: PushSettings | undefined;
  /** The bank that financings go to. */
  bank: BankName;
  /** Settings of the bank QI; undefined: another bank is configured. */
  qi: QiSettings | undefined;
  /** Provider that takes the payments of accounts. */
  payments: PaymentSettings;
  /** Receiver of the accounts' money, as boletos and receipts name it. */
  issuer: IssuerSettings;
  /** Provider of WhatsApp messages. */
  messenger: MessengerSettings;
  /** Provider that collects the signatures of new documents. */
  signatureProvider: ProviderName;
  /** Settings of Clicksign; undefined: it is not set up. */
  clicksign: ClicksignSettings | undefined;
  /** Hosts of the accounts' sites, and the DNS that is asked about the accounts' domains. */
  sites: SiteDomainSettings;
  /** The browser that prints documents; undefined: the one on the PATH. */
  chromiumPath: string | undefined;
  /** May one be installed? Not by tests, nor where one was named. */
  installsChromium: boolean;
  /** Path of the LibreOffice that converts Word documents; undefined: the one on the PATH. */
  libreOfficePath: string | undefined;
  /** The same of what converts. */
  installsLibreOffice: boolean;
  /** With what signed documents are sealed. */
  sealing: SealingSettings;
  /** Which lines of the registry hold here. */
  environment: string;
  /** Error rate at which the server rolls a release back by itself. */
  errorLimit: ReleaseErrorLimit;
  /** May a published release go live without having passed the server's own inspection? */
  inspectionRule: InspectionRule;
  /** May browsers keep the product for times without a signal? Off: they remove its service worker. */
  serviceWorker: boolean;
  /** May accounts be told at addresses of this machine and its network, and without TLS? Never in production. */
  privateWebhooks: boolean;
  /** URL of the sales pipeline that leads of the product are sent to; undefined: they are only stored. */
  leadsUrl: string | undefined;
  /** Chat-completion service that answers for the assistant Zoe; undefined: its articles answer themselves. */
  assistant: { url: string; key: string; model: string } | undefined;
  /** Address of mails to support, and the secret of the webhook that brings them; undefined: none are received. */
  supportMail: { address: string; secret: string } | undefined;
  /** Does this process work on jobs? Tests say themselves when. */
  jobs: boolean;
  /** Port on which a worker-only process reports its status; undefined: none. */
  workerPort: number | undefined;
  /** Jobs that run at once in this process. */
  jobsAtOnce: number;
  /** Collector of traces; undefined: none are made. */
  tracing: TracingSettings | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Parses the environment variables. Throws with one line that names the wrong variable. */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
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
    ...readDatabaseLocation(data),
    databasePool: data.DATABASE_POOL,
    drainMs: data.DRAIN_SECONDS * 1000,
    productHosts: data.PRODUCT_HOSTS,
    demo: !isProduction && data.DEMO !== false,
    criticalBelow: data.CRITICAL_BELOW,
    trustProxy: data.TRUST_PROXY ?? [],
    postalCodeUrl: toServiceAddress(data.POSTAL_CODE_URL),
    irradiationUrls: {
      NASA_POWER: toServiceAddress(data.NASA_POWER_URL),
      PVGIS: toServiceAddress(data.PVGIS_URL),
    },
    apiDocs: data.API_DOCS ?? !isProduction,
    metricsToken: data.METRICS_TOKEN,
    developmentServers: isProduction ? {} : data.DEVELOPMENT_SERVERS,
    overrideOrigins: data.OVERRIDE_ORIGINS,
    fileLimits: {
      maxBytes: Math.round(data.FILE_MAX_MB * MB),
      accountBytes: Math.round(data.FILES_ACCOUNT_GB * 1024 * MB),
    },
    s3: buildS3Settings(data),
    mail: buildMailSettings(data, isProduction),
    push: buildPushSettings(data),
    bank: data.BANK ?? (isProduction ? 'none' : 'demonstration'),
    qi: buildQiSettings(data),
    payments: buildPaymentSettings(data, isProduction),
    issuer: {
      name: data.BILLING_ISSUER_NAME,
      document: data.BILLING_ISSUER_DOCUMENT ?? null,
      address: data.BILLING_ISSUER_ADDRESS ?? null,
    },
    messenger: buildMessengerSettings(data, isProduction),
    signatureProvider: data.SIGNATURES ?? 'embedded',
    clicksign: buildClicksignSettings(data),
    sites: buildSitesSettings(data, isProduction),
    chromiumPath: data.CHROMIUM_PATH,
    installsChromium: data.NODE_ENV !== 'test' && !data.CHROMIUM_PATH,
    libreOfficePath: data.LIBREOFFICE_PATH,
    installsLibreOffice: data.NODE_ENV !== 'test' && !data.LIBREOFFICE_PATH,
    sealing: buildSealingSettings(data),
    environment: data.ENVIRONMENT ?? (isProduction ? 'production' : 'development'),
    errorLimit: {
      percent: data.RELEASE_ERROR_LIMIT,
      leastOpens: data.RELEASE_ERROR_OPENS,
      leastAddresses: data.RELEASE_ERROR_ADDRESSES,
      leastAccounts: data.RELEASE_ERROR_ACCOUNTS,
    },
    serviceWorker: data.SERVICE_WORKER,
    inspectionRule: data.RELEASE_INSPECTION ?? (isProduction ? 'required' : 'recorded'),
    privateWebhooks: !isProduction && data.WEBHOOK_PRIVATE_ADDRESSES,
    leadsUrl: buildLeadsUrl(data, isProduction),
    assistant: buildAssistantSettings(data, isProduction),
    supportMail: buildSupportMailSettings(data),
    jobs: data.JOBS ?? data.NODE_ENV !== 'test',
    workerPort: data.WORKER_PORT,
    jobsAtOnce: data.JOBS_AT_ONCE,
    tracing:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: plainAddress(data.OTEL_EXPORTER_OTLP_ENDPOINT) },
    logLevel: data.LOG_LEVEL,
  };
}

/**
 * Stand-ins of outside services: in production people would take the money of a made-up bank for real, and anybody's domain
 * for proven.
 */
function refuseDemonstration({ BANK, PAYMENTS, MESSENGER, SITES_ZONES }: z.infer<typeof environment>): void {
  const named = Object.entries({ BANK, PAYMENTS, MESSENGER, SITES_ZONES }).flatMap(([name, value]) =>
    value === 'demonstration' ? [`${name}=${value}`] : [],
  );
  if (named.length > 0)
    throw new StartFailure(
      `${named.join(' e ')} é só para demonstração e não vale em produção. Escolha outro valor, ou defina ALLOW_DEMONSTRATION=on se esta instalação é mesmo uma demonstração.`,
    );
}

/**
 * Returns the URL that leads are sent to; undefined where none is set. Throws unless it is public and uses TLS, or private
 * addresses are allowed.
 */
function buildLeadsUrl(
  { LEADS_URL, WEBHOOK_PRIVATE_ADDRESSES }: z.infer<typeof environment>,
  isProduction: boolean,
): string | undefined {
  if (!LEADS_URL || (!isProduction && WEBHOOK_PRIVATE_ADDRESSES)) return LEADS_URL;
  const { protocol, hostname } = new URL(LEADS_URL);
  if (protocol !== 'https:' || !isPublicHost(hostname))
    throw new StartFailure('LEADS_URL deve começar com https:// e ser um endereço público.');
  return LEADS_URL;
}

/** Builds the settings of mails to support; undefined where none are received. Throws unless address and secret are both set. */
function buildSupportMailSettings({
  SUPPORT_MAIL: address,
  SUPPORT_MAIL_SECRET: secret,
}: z.infer<typeof environment>): Config['supportMail'] {
  if (!address && !secret) return undefined;
  if (!address || !secret) throw new StartFailure('SUPPORT_MAIL e SUPPORT_MAIL_SECRET são definidas juntas.');
  return { address: address.toLowerCase(), secret };
}

/** Builds the settings of the assistant's service; undefined where none is set. Throws for one without a key, or without TLS. */
function buildAssistantSettings(
  { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model }: z.infer<typeof environment>,
  isProduction: boolean,
): Config['assistant'] {
  if (!url && !key) return undefined;
  if (!url || !key) throw new StartFailure('ASSISTANT_URL e ASSISTANT_KEY são definidas juntas.');
  if (isProduction && !url.startsWith('https:'))
    throw new StartFailure('ASSISTANT_URL deve começar com https://.');
  return { url, key, model };
}

/**
 * Builds the settings of sites. Outside production their DNS zones are those of the demonstration unless a variable
 * says otherwise.
 */
function buildSitesSettings(
  { SITES_HOST, SITES_TARGET, SITES_ADDRESSES, SITES_ZONES, PRODUCT_HOSTS }: z.infer<typeof environment>,
  isProduction: boolean,
): SiteDomainSettings {
  return {
    host: SITES_HOST,
    zones: SITES_ZONES ?? (isProduction ? 'dns' : 'demonstration'),
    target: SITES_TARGET ?? SITES_HOST ?? PRODUCT_HOSTS[0] ?? 'localhost',
    addresses: SITES_ADDRESSES,
  };
}

/**
 * Builds the settings of mail. Mail goes through the SMTP server if one is named; otherwise it is only stored for
 * operators to read, outside production by default and in production only if a variable allows it, because mail holds
 * links to passwords.
 */
function buildMailSettings(
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
    from: parseMailAddress(MAIL_FROM ?? '') ?? { name: 'Girassol', address: 'avisos@girassol.test' },
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
  };
}

/** Builds the settings of pushes; undefined without keys. Throws unless all three variables are set. */
function buildPushSettings({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_SUBJECT: subject,
}: z.infer<typeof environment>): PushSettings | undefined {
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject)
    throw new StartFailure('Defina PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY e PUSH_SUBJECT juntas.');
  return { publicKey, privateKey, subject };
}

/**
 * Builds the settings of the bank QI; undefined where another bank is configured. Throws unless all of its variables
 * are set.
 */
function buildQiSettings(data: z.infer<typeof environment>): QiSettings | undefined {
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

/** Builds the settings of the seal. Throws if only one of certificate and password is set. */
function buildSealingSettings(data: z.infer<typeof environment>): SealingSettings {
  const { SEALING_SECRET: secret, SEALING_PFX: path, SEALING_PFX_PASSWORD: password } = data;
  if ((path === undefined) !== (password === undefined))
    throw new StartFailure('Para lacrar com um certificado A1, defina SEALING_PFX e SEALING_PFX_PASSWORD.');
  return { secret, pfx: path !== undefined && password !== undefined ? { path, password } : undefined };
}

/**
 * Builds the settings of payments. Outside production they go to the demonstration bank unless a variable says otherwise.
 * Throws unless all variables of Mercado Pago are set where it is chosen.
 */
function buildPaymentSettings(data: z.infer<typeof environment>, isProduction: boolean): PaymentSettings {
  const provider = data.PAYMENTS ?? (isProduction ? 'none' : 'demonstration');
  if (provider !== 'mercadopago') return { provider };
  const {
    MERCADOPAGO_URL: url,
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    MERCADOPAGO_PUBLIC_KEY: publicKey,
  } = data;
  if (!accessToken || !webhookSecret || !publicKey)
    throw new StartFailure(
      'Para PAYMENTS=mercadopago, defina MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_WEBHOOK_SECRET e MERCADOPAGO_PUBLIC_KEY.',
    );
  return { provider, mercadoPago: { url: plainAddress(url), accessToken, webhookSecret, publicKey } };
}

/**
 * Builds the settings of WhatsApp messages. Outside production they go to phones of the demonstration unless a variable says
 * otherwise. Numbers and their secrets are settings of the accounts.
 */
function buildMessengerSettings(
  { MESSENGER, WHATSAPP_URL }: z.infer<typeof environment>,
  isProduction: boolean,
): MessengerSettings {
  const provider = MESSENGER ?? (isProduction ? 'whatsapp' : 'demonstration');
  return provider === 'whatsapp' ? { provider, url: plainAddress(WHATSAPP_URL) } : { provider };
}

/**
 * Builds the settings of Clicksign; undefined where it is not set up. Throws unless both of its secrets are set: one is
 * for sending, one for receiving.
 */
function buildClicksignSettings(data: z.infer<typeof environment>): ClicksignSettings | undefined {
  const { SIGNATURES, CLICKSIGN_URL: url, CLICKSIGN_TOKEN: token, CLICKSIGN_SECRET: secret } = data;
  if (!token && !secret && SIGNATURES !== 'clicksign') return undefined;
  if (!token || !secret)
    throw new StartFailure('Para SIGNATURES=clicksign, defina CLICKSIGN_TOKEN e CLICKSIGN_SECRET.');
  return { url: plainAddress(url), token, secret };
}

/**
 * Builds the settings of the S3 bucket; undefined where no variable of it is set. Throws where only some of them are.
 */
function buildS3Settings(data: z.infer<typeof environment>): S3Settings | undefined {
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
