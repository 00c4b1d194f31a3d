import { randomBytes } from 'node:crypto'
import type { Context } from '#context.ts'
import { pendingMinutes } from '#data/sessions/session.rules.ts'

/** What a challenge was given out for, and to whom where that is known: it is good for nothing else. */
export interface Ceremony {
  purpose: 'sign_in' | 'second_step' | 'confirm' | 'register'
  userId?: string | undefined
}

type Parts = Pick<Context, 'clock' | 'secrets'>

/** How long one is good; that of a sign-in that waits for its second factor as long as it waits. */
export function challengeMilliseconds(purpose: Ceremony['purpose']): number {
  return (purpose === 'second_step' ? pendingMinutes : 5) * 60_000
}

/**
 * Needs no row: every visit of the sign-in page asks for one. Whoever has the secret keys can tell that it is ours and
 * how long it is good; that it is used once is the table's matter.
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
    // One way of writing it, so that it cannot come a second time under another name.
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
