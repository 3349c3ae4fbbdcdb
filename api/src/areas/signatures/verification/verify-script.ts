import { CODE_PATTERN, LOOKED_THROUGH } from './code-in-file';

/**
 * Hashes a file that was chosen or dropped in the browser, so that it goes nowhere, and asks for the page of its digest.
 * Where a browser cannot (no secure connection), the form sends the file as it would without a script.
 */
export const verifyScript = `
(() => {
  const form = document.getElementById('file-form');
  const input = document.getElementById('file');
  const status = document.getElementById('status');
  if (!form || !input || !status || !window.crypto || !crypto.subtle) return;
  document.body.classList.add('scripted');
  const check = async (file) => {
    if (!file) return;
    status.textContent = 'Calculando no seu aparelho…';
    try {
      const bytes = await file.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const end = new TextDecoder('latin1').decode(bytes.slice(-${LOOKED_THROUGH}));
      const codes = end.match(/${CODE_PATTERN}/g);
      const code = codes ? codes[codes.length - 1] : form.elements.codigo.value;
      const query = new URLSearchParams({ sha256: hash });
      if (code) query.set('codigo', code);
      location.assign('/verificar?' + query);
    } catch {
      status.textContent = 'O arquivo não pôde ser lido. Escolha-o de novo.';
    }
  };
  input.addEventListener('change', () => check(input.files[0]));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.files.length === 0) status.textContent = 'Escolha um arquivo primeiro.';
    check(input.files[0]);
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    check(event.dataTransfer.files[0]);
  });
  window.addEventListener('pageshow', () => { status.textContent = ''; });
})();
`.trim();
