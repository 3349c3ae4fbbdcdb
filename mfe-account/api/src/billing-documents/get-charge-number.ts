/** Returns the number by which a charge is named to people: the last eight characters of its id. */
export const getChargeNumber = (id: string): string => id.slice(-8).toUpperCase();
