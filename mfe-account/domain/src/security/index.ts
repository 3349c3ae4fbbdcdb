export { ACCESS_RECORD_MONTHS, type AccessEvent, accessEventLabels } from './access-events';
export { type DeviceDescription, describeDevice } from './describe-device';
export { type PasswordAdvice, type PasswordStrength, ratePassword } from './password-strength';
