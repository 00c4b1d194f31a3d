import { encode } from 'uqr'

/** RFC 4648, which authenticator apps read. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

interface Shown {
  seed: Buffer
  /** What the app calls us, and the account. */
  issuer: string
  email: string
}

/** A seed for an app: its address, the same as a QR code, and the key for those who type it. */
export function presentSeed({ seed, issuer, email }: Shown) {
  const key = base32(seed)
  const label = [issuer, email].map(encodeURIComponent).join(':')
  const uri = `otpauth://totp/${label}?${new URLSearchParams({ secret: key }).toString()}&issuer=${encodeURIComponent(issuer)}`
  return { uri, secret: key.match(/.{1,4}/g)!.join(' '), qr: qrOf(uri) }
}

/** Five bits a letter. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits
    .match(/.{1,5}/g)!
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** Its dark modules as the path of an SVG, with the quiet zone that readers need around it. */
function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`),
  )
  return { size, path: path.join('') }
}

/** Where dark modules stand side by side: from which column, and up to which. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}
