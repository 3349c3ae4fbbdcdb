/** Keys by which push services know this server (VAPID, RFC 8292). */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` address at which operators of push services reach this server's operator. */
  subject: string;
}
