import { formatPosition } from '../../registry/format-position';
import type { GateFinding } from '../../registry/operations';

const PRESET = '@secretlint/secretlint-rule-preset-recommend';

/**
 * Finds keys and passwords in a file of a release by the rules of secretlint, which its project maintains: tokens of
 * GitHub, Slack, AWS and others, private keys, addresses of databases. Everybody who opens the page could read them. The
 * finding (GF-651) names the kind and the position, never the secret.
 */
export async function findSecrets(file: string, text: string): Promise<GateFinding[]> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const { messages } = await lintSource({
    source: { content: text, filePath: file, contentType: 'text' },
    options: { noPhysicFilePath: true, config: { rules: [{ id: PRESET, rule: creator }] } },
  });
  return messages.map(({ ruleId, messageId, range }) => ({
    code: 'GF-651',
    severity: 'error',
    what: `it holds a secret (${ruleId.replace('@secretlint/secretlint-rule-', '')}, ${messageId}), at ${file}:${formatPosition(text, range[0])}`,
    how: 'revoke it now, since whoever had the file has it; keep it on the server and ask the API for what it opens',
  }));
}
