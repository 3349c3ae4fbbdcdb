export { type DemoOwner, seedUnpaidSubscription } from './seed-unpaid-subscription';
