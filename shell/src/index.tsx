import { start } from './start/start';

const element = document.getElementById('shell');
if (!element) throw new Error('GF-103 The index page has no #shell to draw into');
start(element);
