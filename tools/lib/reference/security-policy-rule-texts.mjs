/** Meaning of each rule of the content security policy for developers of an area. The values come from the server. */
export const securityPolicyRuleTexts = {
  'default-src': 'what no other rule names is refused',
  'script-src':
    'scripts are files of the shell and of releases, nothing else: none inline, none from text, none of other hosts',
  'style-src': 'style elements need the nonce, which styled-components has; no style sheets of other hosts',
  'img-src': 'pictures of this server, and those made on the page',
  'font-src': 'fonts of this server and of releases',
  'connect-src': '`fetch` and event streams go to this server only',
  'manifest-src': 'nothing for an area',
  'worker-src': 'workers are files of this server; none from a `blob:`',
  'frame-src': 'only previews, of a proposal and of a site, are shown in a frame',
  'object-src': 'no plug-ins',
  'base-uri': 'no `<base>`: relative addresses stay what they are',
  'form-action': 'forms are sent to this server only',
  'frame-ancestors': 'no other page shows the product in a frame',
  'require-trusted-types-for':
    'markup and code from text are refused everywhere: `innerHTML`, `eval` and their like throw',
  'trusted-types': 'there is one policy, the platform’s; an area makes none',
  'report-uri': 'what was refused is counted for the release that did it',
};
