import type { AccessEvent } from '@girassol/account-domain/security';
import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { ColumnType, Generated } from 'kysely';

/** Row of `access_records`: who came in, or changed how they come in, from where and when. Kept for six months. */
export interface AccessRecordsTable {
  account_id: string;
  id: string;
  user_id: string;
  at: GeneratedTimestamp;
  event: AccessEvent;
  ip: string;
  user_agent: string;
}

/** Row of `totp_secrets`: the authenticator of a person, a second factor once it is confirmed. */
export interface TotpSecretsTable {
  account_id: string;
  user_id: string;
  /** Encrypted by a key of the server. */
  sealed: Buffer;
  created_at: GeneratedTimestamp;
  confirmed_at: Date | null;
  /** Step of the last code that was accepted: none is accepted twice. */
  last_step: Generated<number>;
}

/** Row of `recovery_codes`: hash of a code that replaces the authenticator once. */
export interface RecoveryCodesTable {
  account_id: string;
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

/** Row of `login_challenges`: a login with the right password that waits for its second factor. */
export interface LoginChallengesTable {
  account_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  tries: Generated<number>;
  created_at: GeneratedTimestamp;
  expires_at: Date;
}

/** Row of `passkeys`: public key of a credential with which a person comes in at one host. */
export interface PasskeysTable {
  account_id: string;
  id: string;
  user_id: string;
  /** Host at which it was created: the relying party id of WebAuthn. */
  host: string;
  credential_id: Buffer;
  /** COSE key. */
  public_key: Buffer;
  /** Signatures that the authenticator has counted; 0 where it does not count. Compared by the database alone. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: GeneratedTimestamp;
  last_used_at: Date | null;
}

/** Row of `passkey_challenges`: hash of a challenge that a passkey answers once, at one host. */
export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  host: string;
  /** Person for whom a passkey is created; null for a login. */
  user_id: string | null;
  expires_at: Date;
}

/** Row of `factor_requirements`: an account that requires a second factor of everybody. */
export interface FactorRequirementsTable {
  account_id: string;
  /** Begin of the day in São Paulo from which it holds. */
  required_at: Date;
}

/** Tables of how people come in, and of what is recorded of it. */
export interface SecurityTables {
  access_records: AccessRecordsTable;
  factor_requirements: FactorRequirementsTable;
  login_challenges: LoginChallengesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  totp_secrets: TotpSecretsTable;
}
