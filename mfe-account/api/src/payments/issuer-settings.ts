/** Receiver of the money of the charges, as boletos and receipts name it. */
export interface IssuerSettings {
  name: string;
  /** CNPJ without its mask; null: none was configured, and none is printed. */
  document: string | null;
  /** Address in one line; null: none was configured. */
  address: string | null;
}

declare module '@girassol/api-platform/modules/module-config' {
  interface ModuleConfig {
    issuer: IssuerSettings;
  }
}
