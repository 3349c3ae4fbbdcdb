/** Part of the server's configuration that every module may read. */
export interface ModuleConfig {
  /** False for demonstrations and developers, who may move the clocks of accounts. */
  isProduction: boolean;
  /** May webhooks be sent to addresses of private networks? */
  privateWebhooks: boolean;
  /** URL of the sales pipeline that leads of the product are sent to; undefined: they are only stored. */
  leadsUrl: string | undefined;
  /** Chat-completion service that answers for the assistant Zoe; undefined: its articles answer themselves. */
  assistant: { url: string; key: string; model: string } | undefined;
  /** Address of mails to support, and the secret of the webhook that brings them; undefined: none are received. */
  supportMail: { address: string; secret: string } | undefined;
}
