import { signInOver } from '@accord/contract/factors.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'

/** A person who proved their own account, before they decided to join it. */
export interface AccountProof {
  userId: string
  /** The proof no longer counts if the password was changed since. */
  passwordVersion: number
  factors: Factor[]
}

const minutes = 10

type Parts = Pick<Context, 'clock' | 'secrets'>

/** The proof counts only for the profile that is to move, so no one can use it anywhere else. */
const boundTo = (profileId: string) => `account proof ${profileId}`

/** Returns the proof as a code that only this service can read, so that it doesn't have to be stored. */
export function sealAccountProof(
  { clock, secrets }: Parts,
  profileId: string,
  proof: AccountProof,
): { code: string; expiresAt: string } {
  const until = clock.now() + minutes * 60_000
  const text = JSON.stringify({ ...proof, until })
  const code = secrets.accountProofs.seal(text, boundTo(profileId)).toString('base64url')
  return { code, expiresAt: new Date(until).toISOString() }
}

export function openAccountProof(
  { clock, secrets }: Parts,
  profileId: string,
  code: string,
): AccountProof {
  try {
    const sealed = Buffer.from(code, 'base64url')
    const { until, ...proof } = JSON.parse(
      secrets.accountProofs.unseal(sealed, boundTo(profileId)),
    ) as AccountProof & { until: number }
    if (clock.now() < until) return proof
  } catch {
    // Anything else than our own code is like one that expired.
  }
  throw new RequestError(signInOver)
}
