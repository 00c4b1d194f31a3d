import { randomBytes } from 'node:crypto'
import type { Context } from '#context.ts'
import { pendingMinutes } from '#data/sessions/session.rules.ts'

/** The purpose of a challenge and, if known, the person it was issued for. It's valid for nothing else. */
export interface Ceremony {
  purpose: 'sign_in' | 'second_step' | 'confirm' | 'register'
  userId?: string | undefined
}

type Parts = Pick<Context, 'clock' | 'secrets'>

/** Returns how long a challenge is valid. At the second step, that's as long as the pending sign-in. */
export function challengeMilliseconds(purpose: Ceremony['purpose']): number {
  return (purpose === 'second_step' ? pendingMinutes : 5) * 60_000
}

/**
 * Creates a challenge without storing it, because every visit to the sign-in page requests one. The secret keys prove
 * that we issued it and when it expires. A table ensures that it's used only once.
 */
export function newChallenge({ clock, secrets }: Parts, ceremony: Ceremony): string {
  const until = Math.floor(clock.now()) + challengeMilliseconds(ceremony.purpose)
  const text = `${until} ${randomBytes(16).toString('base64url')}`
  return secrets.challenges.seal(text, boundTo(ceremony)).toString('base64url')
}

export function isOwnChallenge(
  { clock, secrets }: Parts,
  ceremony: Ceremony,
  challenge: string,
): boolean {
  try {
    const sealed = Buffer.from(challenge, 'base64url')
    // Only one encoding is accepted, so a challenge can't be reused in a different spelling.
    if (sealed.toString('base64url') !== challenge) return false
    const text = secrets.challenges.unseal(sealed, boundTo(ceremony))
    return clock.now() < Number.parseInt(text, 10)
  } catch {
    return false
  }
}

function boundTo({ purpose, userId = '' }: Ceremony): string {
  return `${purpose} ${userId}`
}
