/** Answers in Portuguese to how long a company has worked with solar energy, as the contact form offers them. */
export const timeWorkingLabels = [
  'Ainda vou começar',
  'Menos de 1 ano',
  'De 1 a 3 anos',
  'Mais de 3 anos',
] as const;

/** Answers in Portuguese to who sells in a company, as the contact form offers them. */
export const salesTeamStatusLabels = [
  'Vendo sozinho',
  'De 2 a 4 vendedores',
  'De 5 a 9 vendedores',
  '10 vendedores ou mais',
] as const;
