/** Reasons why rows of tables without an account may outlive each account. */
const OF_THE_PLATFORM = 'of the platform: its releases, prices, keys and measurements name no account';
const REFERENCE_DATA = 'public reference data';
const OF_THE_DEMONSTRATION = 'books of the demonstration bank, which no production has';

/**
 * Tables whose rows belong to no account, with the reason why they stay when an account is deleted. A test compares them with
 * the catalogue of the database, so that a new table has an account, or a reason here.
 */
export const tablesWithoutAccount: Readonly<Record<string, string>> = {
  announcements: OF_THE_PLATFORM,
  browser_overrides: OF_THE_PLATFORM,
  coupons: OF_THE_PLATFORM,
  demo_payment_authorizations: OF_THE_DEMONSTRATION,
  demo_payment_cards: OF_THE_DEMONSTRATION,
  demo_payment_charges: OF_THE_DEMONSTRATION,
  demo_payment_events: OF_THE_DEMONSTRATION,
  demo_payment_outages: OF_THE_DEMONSTRATION,
  demonstration_zone: OF_THE_DEMONSTRATION,
  deploy_tokens: OF_THE_PLATFORM,
  distribution_changes: OF_THE_PLATFORM,
  distribution_previews: OF_THE_PLATFORM,
  distributions: OF_THE_PLATFORM,
  electricity_tariffs: REFERENCE_DATA,
  help_articles: OF_THE_PLATFORM,
  help_votes: OF_THE_PLATFORM,
  iof_rates: REFERENCE_DATA,
  irradiation_answers: REFERENCE_DATA,
  job_periods: OF_THE_PLATFORM,
  leads: 'people who asked for a contact before they had an account; deleted by their own term',
  login_attempts: 'hashes of addresses and logins, for minutes',
  municipal_irradiation: REFERENCE_DATA,
  override_permissions: 'who might test releases; people of a deleted account are in it without their e-mail',
  passkey_challenges: 'hashes of random values, for five minutes',
  payment_events: 'messages of the payment provider, for a year; the owner reads so before',
  price_lists: OF_THE_PLATFORM,
  remote_figures: OF_THE_PLATFORM,
  remote_live: OF_THE_PLATFORM,
  remote_live_changes: OF_THE_PLATFORM,
  remote_releases: OF_THE_PLATFORM,
  remote_reservations: OF_THE_PLATFORM,
  remote_vitals: OF_THE_PLATFORM,
  server_secrets: OF_THE_PLATFORM,
  support_received_mails: 'mails to support as they came, until they are read, or for 30 days',
  webhook_events: 'messages of banks and signature providers, for 30 days after they were worked on',
};
