import { testCardNumbers } from './test-card-numbers';

const kindsByNumber = Object.fromEntries(
  Object.entries(testCardNumbers).map(([kind, number]) => [number, kind]),
);

/**
 * Script of the card page: works out the test card in the browser and answers `{ token }` to the screen that frames the
 * page. The number is compared here and never sent.
 */
export const cardFrameScript = `(() => {
  const kinds = ${JSON.stringify(kindsByNumber)};
  const form = document.getElementById('card-form');
  const number = document.getElementById('number');
  const problem = document.getElementById('problem');
  const done = document.getElementById('done');
  const fail = (message, field) => {
    problem.textContent = message;
    done.textContent = '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  const isFutureMonth = (text) => {
    const parts = /^(\\d{2})\\/?(\\d{2})$/.exec(text.trim());
    if (!parts || Number(parts[1]) < 1 || Number(parts[1]) > 12) return false;
    const now = new Date();
    return Number(parts[2]) * 12 + Number(parts[1]) >= (now.getFullYear() % 100) * 12 + now.getMonth() + 1;
  };
  number.addEventListener('input', () => {
    const digits = number.value.replace(/\\D/g, '').slice(0, 19);
    number.value = digits.replace(/(\\d{4})(?=\\d)/g, '$1 ');
  });
  for (const button of document.querySelectorAll('[data-number]')) {
    button.addEventListener('click', () => {
      number.value = button.dataset.number;
      document.getElementById('expires').value = button.dataset.expires;
      document.getElementById('code').value = '123';
      document.getElementById('name').value = 'Pagador de Teste';
      problem.textContent = '';
      document.getElementById('send').focus();
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const field of form.elements) field.removeAttribute('aria-invalid');
    const expires = document.getElementById('expires');
    const code = document.getElementById('code');
    const kind = kinds[number.value.replace(/\\D/g, '')];
    if (!kind) return fail('Use um dos cartões de teste abaixo. Nunca digite aqui um cartão de verdade.', number);
    if (!isFutureMonth(expires.value)) return fail('Digite a validade como MM/AA, de um mês que não passou.', expires);
    if (!/^\\d{3,4}$/.test(code.value)) return fail('Digite o código de segurança, de 3 ou 4 números.', code);
    const random = crypto.getRandomValues(new Uint8Array(16));
    const token = 'demo_' + kind + '_' + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
    form.reset();
    problem.textContent = '';
    done.textContent = 'Cartão lido.';
    if (window.parent !== window) window.parent.postMessage({ token }, location.origin);
  });
})();`;
