/** Kinds of consumer unit (boards-067). */
export const ucTypes = ['Residencial', 'Comercial', 'Industrial', 'Rural', 'Autoconsumo Remoto'] as const;

export type UcType = (typeof ucTypes)[number];
