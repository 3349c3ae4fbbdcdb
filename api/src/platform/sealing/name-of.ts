/** The name in a subject, as people know it. */
export const nameOf = (subject: string): string => /^CN=(.+)$/m.exec(subject)?.[1] ?? subject;
