export { type DemoSupportAccount, seedDemoTickets } from './seed-demo-tickets';
