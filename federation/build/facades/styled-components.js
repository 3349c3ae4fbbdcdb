/** What the shell provides of styled-components: no server rendering. Anything else is refused in a remote (GF-007). */
export {
  createGlobalStyle,
  createTheme,
  css,
  default,
  isStyledComponent,
  keyframes,
  StyleSheetManager,
  styled,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
} from 'styled-components';
