import { serviceTime } from '../../../browser/service-clock.ts'

const algorithms = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
}

interface Header {
  alg: keyof typeof algorithms
  kid: string
}

type Claims = Record<string, unknown>

/** The claims that the ID token must contain. */
interface Expected {
  iss: string
  aud: string
  nonce: string
}

/** Decodes an ID token and lists invalid claims by name, and `signature` if the signature is invalid. */
export async function checkIdToken(
  token: string,
  expected: Expected,
  keys: readonly (JsonWebKey & { kid?: string })[],
) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = read(head) as Header
  const claims = read(body) as Claims
  const wrong = Object.entries(expected).flatMap(([name, value]) =>
    claims[name] === value ? [] : [name],
  )
  if (!(Number(claims['exp']) * 1000 > serviceTime().getTime())) wrong.push('exp')
  if (!(await isSigned())) wrong.push('signature')
  return { header, claims, wrong }

  async function isSigned(): Promise<boolean> {
    const algorithm = algorithms[header.alg]
    const key = keys.find(({ kid }) => kid === header.kid)
    // Unknown algorithms are rejected, including 'none', which would accept any token.
    if (!algorithm || !key) return false
    const known = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(`${head}.${body}`)
    return crypto.subtle.verify(algorithm, known, bytesOf(signature), signed)
  }
}

function read(part: string): object {
  return JSON.parse(new TextDecoder().decode(bytesOf(part))) as object
}

function bytesOf(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (each) => each.charCodeAt(0))
}

/** Returns a random value for the state, nonce, or PKCE verifier. */
export function unguessable(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns the S256 code challenge for a PKCE verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier)
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
