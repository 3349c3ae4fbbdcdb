import { siteLinkTargets } from '@girassol/shared-domain/website';

/**
 * Value of the option "Um endereço" in the select for the target of a link, with which a person types an
 * address.
 */
export const CUSTOM_ADDRESS_OPTION = 'address';

/** Options for the target of a link. */
export const linkTargetOptions = [
  ...siteLinkTargets.map(({ to, label }) => ({ value: to as string, label })),
  { value: CUSTOM_ADDRESS_OPTION, label: 'Um endereço' },
];

/**
 * Returns the value of the target option to which a link's URL belongs: the URL itself for a target on the
 * site, otherwise the option for a custom address.
 */
export const getLinkTarget = (to: string): string =>
  siteLinkTargets.some((place) => place.to === to) ? to : CUSTOM_ADDRESS_OPTION;
