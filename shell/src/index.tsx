import { startShell } from './start/start';

const element = document.getElementById('root');
if (!element) throw new Error('GF-103 The index page has no #root to draw into');
startShell(element);
