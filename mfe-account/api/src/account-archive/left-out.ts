/** Tables of an account that its archive leaves out, with the reason that the archive states. */
export const leftOutTables: Readonly<Record<string, string>> = {
  access_links: 'links de acesso, que abririam a conta',
  session_cookies: 'chaves de navegadores conectados',
  session_visits: 'sessões de visitas abertas; o registro das visitas está em support_accesses',
  finance_login_codes: 'códigos de acesso de uso único',
  signature_codes: 'códigos de assinatura de uso único',
  idempotency_keys: 'controle técnico de pedidos repetidos',
  jobs: 'fila técnica de tarefas',
  push_subscriptions: 'aparelhos que recebem avisos, com as suas chaves',
  demo_bank_applications: 'livros do Banco Demonstração, que não são desta conta',
  demo_bank_calls: 'livros do Banco Demonstração, que não são desta conta',
  demo_bank_events: 'livros do Banco Demonstração, que não são desta conta',
  demo_bank_files: 'livros do Banco Demonstração, que não são desta conta',
  demo_bank_registrations: 'livros do Banco Demonstração, que não são desta conta',
  demo_phones: 'celulares de demonstração, com seus endereços secretos',
  demo_phone_messages: 'celulares de demonstração; as mesmas mensagens estão em chat_messages',
  chat_events: 'avisos do WhatsApp que ainda não foram lidos',
};

/** Columns that hold no secret although their name or type looks like one, by table. */
const harmlessColumns: Readonly<Record<string, readonly string[]>> = {
  import_templates: ['hash'],
  mail_outbox: ['has_secret'],
  proposal_acceptances: ['offer_hash'],
  proposal_documents: ['content_hash'],
  signature_events: ['previous_hash', 'hash'],
  signature_persons: ['drawing'],
  signatures: ['document_hash', 'sealed_hash'],
};

/** Columns that let a reader in although nothing in their name says so, by table: bodies of mails hold links. */
const secretColumns: Readonly<Record<string, readonly string[]>> = {
  mail_outbox: ['html', 'text', 'unsubscribe_url'],
  signature_persons: ['provider_key', 'provider_url'],
  subscriptions: ['card', 'authorization_ref'],
};

const SECRET_NAME = /hash|token|secret|password|recovery|totp|passkey|credential|private_key/;

/**
 * Checks whether a column is left out of archives because it holds a secret. Unknown columns of bytes, and those whose name
 * is that of a secret, are left out until they are named as harmless: a new table leaks nothing by being forgotten.
 */
export function isSecretColumn(table: string, { name, type }: { name: string; type: string }): boolean {
  if (secretColumns[table]?.includes(name)) return true;
  if (harmlessColumns[table]?.includes(name)) return false;
  return type === 'bytea' || SECRET_NAME.test(name);
}
