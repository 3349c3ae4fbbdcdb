import { z } from 'zod';

/** Schema of the address of a company. Parts that nobody has typed are empty. */
export const companyAddress = z.object({
  postalCode: z.string(),
  uf: z.string(),
  city: z.string(),
  address: z.string(),
  district: z.string(),
  number: z.string(),
  complement: z.string(),
});

/** Schema of the person who signs for a company. Parts that nobody has typed are empty. */
export const legalRepresentative = z.object({
  name: z.string(),
  /** CPF without its mask. */
  document: z.string(),
  rg: z.string(),
  nationality: z.string(),
  maritalStatus: z.string(),
  profession: z.string(),
  /** Position in the company, such as `Sócia-administradora`. */
  position: z.string(),
});

/** Schema of a company besides its name and its representative. Parts that nobody has typed are empty. */
export const companyFacts = z.object({
  legalName: z.string(),
  /** CPF or CNPJ without its mask. */
  document: z.string(),
  stateRegistration: z.string(),
  phone: z.string(),
  email: z.string(),
  address: companyAddress,
});

/** Schema of a company besides its name, as documents need it. */
export const companyData = companyFacts.extend({ representative: legalRepresentative });

/** Address of a company. */
export type CompanyAddress = z.infer<typeof companyAddress>;
/** Company besides its name and its representative. */
export type CompanyFacts = z.infer<typeof companyFacts>;
/** Person who signs for a company. */
export type LegalRepresentative = z.infer<typeof legalRepresentative>;
/** Company of an account besides its name, as documents need it. */
export type CompanyData = z.infer<typeof companyData>;
