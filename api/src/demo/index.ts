import type { Database } from '../database';

/** Password of every demonstration login. */
export const DEMO_PASSWORD = 'Girassol2026';

/** Who can enter while the demonstration data is there. */
export const demoLogins: { email: string; description: string }[] = [];

/** Fills an empty database with the demonstration accounts. Does nothing when they are there already. */
export async function seedDemo(_database: Database): Promise<void> {}
