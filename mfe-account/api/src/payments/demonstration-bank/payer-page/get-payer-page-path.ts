/** Returns the path of the page on which a charge or authorization of the demonstration bank is paid. */
export const getPayerPagePath = (reference: string): string => `/banco-demonstracao/${reference}`;
