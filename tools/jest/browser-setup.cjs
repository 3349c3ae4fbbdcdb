require('@testing-library/jest-dom');

// What is fetched when it is first needed takes long on a busy machine.
require('@testing-library/react').configure({ asyncUtilTimeout: 15_000 });
