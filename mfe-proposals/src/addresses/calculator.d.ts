export declare const resultRoute = "/proposta/dimensionador-serrana/resultado/:pid";
export declare const calculatorPath: "/proposta/gerar-proposta/dados-consumo/nova";
export declare const resultPath: (id: string) => string;
export declare const editPath: (id: string) => string;
