export { sealFactorSecret } from './factor/factor-secret';
export { computeTotpCode, getTotpStep } from './factor/totp';
export { listVisibleVendors } from './list-visible-vendors';
export { loadSessionRecord } from './load-session';
export { removeLoginTag } from './login-tag';
export { hashPassword, verifyPassword } from './password';
export { getClient } from './security/access-records';
