/** Returns the common name of a certificate's subject, or the whole subject if it has none. */
export const parseCommonName = (subject: string): string => /^CN=(.+)$/m.exec(subject)?.[1] ?? subject;
