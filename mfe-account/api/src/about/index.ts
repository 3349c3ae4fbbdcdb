export { registerAboutPages } from './register-about-pages';
