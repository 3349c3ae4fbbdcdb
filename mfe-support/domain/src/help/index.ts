export { type HelpCategory, helpCategories, helpCategoryLabels } from './categories';
export * from './limits';
export { buildArticlePath, buildScreenLink, HELP_PATH, OPEN_SCREEN_PATH } from './paths';
