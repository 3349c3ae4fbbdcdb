/** Kinds of consumer unit (S1 §4). */
export const ucTypes = ['Residencial', 'Comercial', 'Industrial', 'Rural', 'Autoconsumo Remoto'] as const;

export type UcType = (typeof ucTypes)[number];
