import { VERIFY_CODE_PATTERN, VERIFY_CODE_SEARCH_BYTES } from './find-verify-code-in-file';

/**
 * Script of the verification page. It hashes a chosen or dropped file in the browser, without uploading it,
 * and opens the page for the digest. In browsers that cannot hash (no secure connection), the form uploads
 * the file.
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
    const chosen = document.getElementById('chosen');
    if (chosen) chosen.textContent = file.name;
    status.textContent = 'Calculando no seu aparelho…';
    try {
      const bytes = await file.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const end = new TextDecoder('latin1').decode(bytes.slice(-${VERIFY_CODE_SEARCH_BYTES}));
      const codes = end.match(/${VERIFY_CODE_PATTERN}/g);
      const query = new URLSearchParams({ sha256: hash });
      const code = form.elements.codigo.value;
      if (code) query.set('codigo', code);
      if (codes) query.set('codigoNoArquivo', codes[codes.length - 1]);
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
