import { describeApi } from '../../../test/harness';

/**
 * Ways in which two transactions that meet at a unique index are kept from failing. In addition, `database.ts` repeats
 * a transaction that violates a unique index, and the repetition finds the row of the other transaction.
 * - `on conflict`: the insert handles an existing row.
 * - `lock`: the writer locks a row or an advisory lock before it reads.
 * - `counter`: the number comes from `allocateNumber`, whose row is locked until the end.
 * - `random`: an id, a code or a secret that the server draws; a repetition draws another.
 * - `refused`: the writer reads first and refuses with a message; so does the repetition of one that read too early.
 * - `new parent`: rows of a parent that the same transaction has just created.
 * - `trigger`: written by triggers, with `on conflict`.
 * - `operator`: written by migrations and commands, one process at a time.
 */
type Way = 'on conflict' | 'lock' | 'counter' | 'random' | 'refused' | 'new parent' | 'trigger' | 'operator';

/** Every unique index but those of ids that the server makes. A new one is reviewed and added here. */
const reviewed: Record<string, Way> = {
  // Accounts, people, sessions
  access_links_token: 'random',
  account_changes_pkey: 'lock',
  account_clocks_pkey: 'on conflict',
  account_closures_pkey: 'on conflict',
  company_data_pkey: 'on conflict',
  credit_registrations_pkey: 'on conflict',
  email_confirmations_pkey: 'on conflict',
  email_confirmations_token: 'random',
  factor_requirements_pkey: 'on conflict',
  finance_connections_pkey: 'on conflict',
  finance_login_codes_pkey: 'on conflict',
  handed_over_records_pkey: 'new parent',
  idempotency_keys_pkey: 'on conflict',
  invitations_open: 'lock',
  invitations_token: 'random',
  login_attempts_pkey: 'on conflict',
  login_challenges_token: 'random',
  passkey_challenges_pkey: 'random',
  passkeys_credential: 'on conflict',
  recovery_codes_pkey: 'random',
  session_cookies_key: 'random',
  session_cookies_pkey: 'random',
  session_visits_pkey: 'new parent',
  sessions_token: 'random',
  settings_pkey: 'on conflict',
  settings_changes_account_id_version_key: 'lock',
  team_members_pkey: 'operator',
  totp_secrets_pkey: 'on conflict',
  users_email: 'refused',
  users_one_manager: 'new parent',
  // Prices, subscriptions, payments
  billing_actions_pkey: 'on conflict',
  billing_entries_account_id_event_key_book_key: 'lock',
  card_attempts_key: 'on conflict',
  card_attempts_undecided: 'lock',
  charges_card: 'random',
  charges_debit: 'random',
  charges_open_period: 'lock',
  charges_pay_token: 'random',
  charges_receipt: 'counter',
  charges_reference: 'random',
  coupons_pkey: 'refused',
  price_lists_valid_from_key: 'refused',
  received_payments_pkey: 'lock',
  signups_front: 'refused',
  signups_pkey: 'random',
  subscriptions_authorization: 'random',
  subscriptions_pkey: 'lock',
  // Support
  canned_answers_shortcut: 'on conflict',
  support_attendants_pkey: 'on conflict',
  chat_accounts_hook: 'random',
  chat_accounts_phone: 'refused',
  chat_conversations_phone: 'on conflict',
  chat_conversations_user: 'lock',
  chat_events_pkey: 'on conflict',
  chat_messages_client_key: 'lock',
  chat_messages_pkey: 'lock',
  chat_messages_provider_id: 'lock',
  demo_phone_messages_key: 'on conflict',
  demo_phones_key: 'random',
  demo_phones_number: 'on conflict',
  help_articles_pkey: 'on conflict',
  help_votes_pkey: 'on conflict',
  support_access_pages_pkey: 'on conflict',
  support_accesses_token: 'random',
  support_messages_client_key: 'lock',
  support_messages_pkey: 'lock',
  support_promises_pkey: 'on conflict',
  support_reads_pkey: 'on conflict',
  support_received_mails_event: 'on conflict',
  // Boards, customers
  after_sales_services_pkey: 'on conflict',
  checklist_answers_pkey: 'on conflict',
  checklists_account_id_type_key: 'on conflict',
  column_totals_pkey: 'trigger',
  counters_pkey: 'on conflict',
  customers_document: 'on conflict',
  deed_changes_pkey: 'new parent',
  kanbans_account_id_type_key: 'new parent',
  sales_number: 'counter',
  sales_place: 'lock',
  // Proposals, contracts, signatures
  agreed_proposals_pkey: 'on conflict',
  built_prices_pkey: 'on conflict',
  distributor_charges_pkey: 'on conflict',
  document_templates_number: 'counter',
  proposal_acceptances_pkey: 'on conflict',
  proposal_documents_generated: 'lock',
  proposal_previews_pkey: 'on conflict',
  proposal_slugs_pkey: 'refused',
  proposal_views_pkey: 'on conflict',
  proposals_count: 'counter',
  proposals_front: 'random',
  sale_contracts_account_id_number_key: 'counter',
  signature_codes_pkey: 'on conflict',
  signature_events_account_id_signature_id_seq_key: 'lock',
  signature_quotas_pkey: 'on conflict',
  signature_totals_pkey: 'trigger',
  signatures_code: 'random',
  signatures_key: 'random',
  signatures_live: 'on conflict',
  // Payments
  demo_payment_authorizations_key_key: 'on conflict',
  demo_payment_authorizations_pkey: 'random',
  demo_payment_cards_pkey: 'random',
  demo_payment_cards_token_key: 'on conflict',
  demo_payment_charges_kind_key_key: 'on conflict',
  demo_payment_charges_pkey: 'random',
  payment_events_pkey: 'on conflict',
  // Financings, orders
  demo_bank_applications_account_id_reference_key: 'random',
  demo_bank_applications_account_id_submit_key_key: 'on conflict',
  demo_bank_calls_pkey: 'on conflict',
  demo_bank_files_pkey: 'on conflict',
  demo_bank_registrations_pkey: 'on conflict',
  financing_events_once: 'on conflict',
  financing_options_account_id_financing_id_reference_key: 'on conflict',
  financing_options_added: 'lock',
  financing_options_chosen: 'lock',
  financing_papers_pkey: 'on conflict',
  financing_requests_draft: 'lock',
  financing_requests_sent: 'new parent',
  financing_totals_pkey: 'trigger',
  financings_account_id_number_key: 'counter',
  financings_reference: 'lock',
  iof_rates_pkey: 'operator',
  order_items_pkey: 'new parent',
  order_steps_pkey: 'lock',
  orders_account_id_number_key: 'counter',
  orders_account_id_proposal_id_key: 'lock',
  // Imports
  import_fills_pkey: 'lock',
  import_headers_pkey: 'on conflict',
  import_rows_pkey: 'new parent',
  import_templates_pkey: 'on conflict',
  // Sites
  demonstration_zone_pkey: 'lock',
  website_counts_pkey: 'on conflict',
  website_domains_claim: 'lock',
  website_domains_host: 'lock',
  website_leads_account_id_form_token_key: 'on conflict',
  website_previews_pkey: 'on conflict',
  website_slugs_pkey: 'on conflict',
  website_versions_pkey: 'lock',
  websites_pkey: 'lock',
  // Releases
  deploy_tokens_hash_key: 'random',
  distribution_versions: 'lock',
  distributions_pkey: 'on conflict',
  remote_figures_pkey: 'on conflict',
  remote_live_pkey: 'on conflict',
  remote_releases_pkey: 'on conflict',
  remote_reservations_pkey: 'on conflict',
  remote_vitals_pkey: 'on conflict',
  // Files, jobs, messages, tables of figures
  electricity_tariffs_pkey: 'operator',
  irradiation_answers_pkey: 'on conflict',
  job_periods_pkey: 'on conflict',
  jobs_lease: 'random',
  jobs_once: 'on conflict',
  jobs_one_per_key: 'lock',
  mail_outbox_account_id_key_key: 'on conflict',
  municipal_irradiation_pkey: 'operator',
  announcement_answers_pkey: 'on conflict',
  follows_of_customer: 'on conflict',
  follows_of_sale: 'on conflict',
  follows_pkey: 'on conflict',
  notification_preferences_pkey: 'on conflict',
  notification_quiet_hours_pkey: 'on conflict',
  notifications_waiting: 'on conflict',
  push_subscriptions_endpoint: 'on conflict',
  server_secrets_pkey: 'on conflict',
  stored_files_preview: 'lock',
  upload_links_token: 'random',
  webhook_endpoints_pkey: 'on conflict',
  webhook_events_pkey: 'on conflict',
};

/** Keys of rows whose id the server makes. */
const isOwnId = (columns: string): boolean => columns === 'account_id, id' || columns === 'id';

describeApi('unique indexes', (api) => {
  test('each has been reviewed for transactions that meet at it', async () => {
    const found = await api.query<{ name: string; columns: string }>(
      `select c.relname as name, (
         select string_agg(pg_get_indexdef(i.indexrelid, n, false), ', ' order by n)
         from generate_series(1, i.indnkeyatts) n) as columns
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'public'::regnamespace and i.indisunique`,
    );
    const names = found.filter(({ columns }) => !isOwnId(columns)).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(reviewed).sort());
  });
});
