/** Patterns of the addresses of collaborators and of the page of an invitation. */
export const collaboratorPaths = {
  list: '/colaboradores/:managerId',
  invitation: '/convite',
} as const;

/** Ids of the tabs of the page of collaborators, as its address has them (`?aba=`). */
export const collaboratorTabs = { people: 'pessoas', teams: 'equipes', log: 'registro' } as const;
