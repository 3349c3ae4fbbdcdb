import { sitePlaces } from '@girassol/shared-domain/website';

export const ADDRESS = 'address';

/** Where a link may lead. */
export const whereOptions = [
  ...sitePlaces.map(({ to, label }) => ({ value: to as string, label })),
  { value: ADDRESS, label: 'Um endereço' },
];

/** The choice that an address is of. */
export const whereOf = (to: string): string => (sitePlaces.some((place) => place.to === to) ? to : ADDRESS);
