import type { Issued } from './issue-secrets.ts'

/** As many characters as the shortest secret has. */
const start = 8

/** Which secrets stand in there, as they are or as others would write them down. One pass, however many there are. */
export function secretsIn(bytes: Buffer, issued: Issued[]): string[] {
  const text = bytes.toString('latin1')
  const byStart = new Map<string, { form: string; kind: string }[]>()
  for (const { kind, value } of issued) {
    for (const form of formsOf(value)) {
      const key = form.slice(0, start)
      byStart.set(key, [...(byStart.get(key) ?? []), { form, kind }])
    }
  }
  const found = new Set<string>()
  for (let at = 0; at <= text.length - start; at += 1) {
    for (const { form, kind } of byStart.get(text.slice(at, at + start)) ?? []) {
      if (text.startsWith(form, at)) found.add(kind)
    }
  }
  return [...found]
}

/** The text, the text without its prefix, and the random bytes behind that: plain, hex, base64 and base64url. */
function formsOf(value: string): string[] {
  const bare = value.replace(/^ac[a-z]_/, '')
  const bytes = [value, bare].map((text) => Buffer.from(text))
  if (bare !== value) bytes.push(Buffer.from(bare, 'base64url'))
  return bytes.flatMap((each) =>
    (['latin1', 'hex', 'base64', 'base64url'] as const).map((encoding) =>
      each.toString(encoding).replace(/=+$/, ''),
    ),
  )
}
