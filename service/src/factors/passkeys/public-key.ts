import { createPublicKey, type JsonWebKey } from 'node:crypto'

/** Ed25519, P-256 and RSA: what any version of Node can check, with nothing experimental about it. */
export const algorithms = [-8, -7, -257]

/** Below it RSA is weak; above it every check takes longer than it should. */
const rsaBytes = { fewest: 256, most: 512 }

/** Whether signatures could be checked with it: found out now, and not when its owner wants to sign in. */
export function isUsableKey(cose: ReadonlyMap<number, unknown>): boolean {
  const key = jwkOf(cose)
  if (!key) return false
  try {
    createPublicKey({ format: 'jwk', key })
    return true
  } catch {
    return false
  }
}

/** Of COSE (RFC 9052): 1 is the kind of key, 3 its algorithm, the negative ones depend on both. */
function jwkOf(cose: ReadonlyMap<number, unknown>): JsonWebKey | undefined {
  const text = (label: number) =>
    Buffer.from((cose.get(label) ?? []) as Uint8Array).toString('base64url')
  const is = (kty: number, alg: number, crv?: number) =>
    cose.get(1) === kty && cose.get(3) === alg && (crv === undefined || cose.get(-1) === crv)

  if (is(1, -8, 6)) return { kty: 'OKP', crv: 'Ed25519', x: text(-2) }
  if (is(2, -7, 1)) return { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) }
  const { length } = (cose.get(-1) ?? []) as Uint8Array
  const fits = length >= rsaBytes.fewest && length <= rsaBytes.most
  return is(3, -257) && fits ? { kty: 'RSA', n: text(-1), e: text(-2) } : undefined
}
