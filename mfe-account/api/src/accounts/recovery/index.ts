export { mailRecoveryLinkJob } from './mail-recovery-link-job';
