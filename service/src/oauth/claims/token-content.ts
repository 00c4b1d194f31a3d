/** What stands in a token that the engine itself made or checked; nothing is verified here. */
export function tokenContent<Content>(token: string): Content {
  const [, content = ''] = token.split('.')
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Content
}
