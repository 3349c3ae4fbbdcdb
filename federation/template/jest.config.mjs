export { default } from '@girassol/federation/jest';
