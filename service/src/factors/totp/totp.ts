import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#secrets/secrets.ts'

/** What every authenticator app takes for granted (RFC 6238). */
const millisecondsPerStep = 30_000
const usualDigits = 6

/** The half minute of a time. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsPerStep)
}

/** The code of one half minute: an HMAC, cut as RFC 4226 says. */
export function codeOf(
  seed: Buffer,
  step: number,
  { digits = usualDigits, hash = 'sha1' } = {},
): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(hash, seed).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Of which half minute a code is: one to either side, for clocks that differ and for people who type slowly. */
export function stepOf(seed: Buffer, code: string, now: number): number | undefined {
  const present = stepAt(now)
  const typed = Buffer.from(code)
  return [present, present - 1, present + 1].find((step) =>
    equalInConstantTime(Buffer.from(codeOf(seed, step)), typed),
  )
}
