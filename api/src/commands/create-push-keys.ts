import webPush from 'web-push';

/** An operator's command: `create-push-keys.mjs` prints new keys for pushes, as environment variables. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(
  `PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\nPUSH_SUBJECT=mailto:avisos@empresa.com.br`,
);
