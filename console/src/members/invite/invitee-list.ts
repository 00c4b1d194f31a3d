import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { parseAddresses } from './parse-addresses.ts'

/** Somebody on the list, and what has become of their invitation. */
export interface Listed {
  email: string
  roles: RankedRole[]
  state: 'ready' | 'unusable' | 'sending' | 'sent' | 'failed'
  /** Why it is unusable, or what the service said. */
  said?: string
  /** Sent again it would fail again: they are a member, or invited, already. */
  forGood?: boolean
}

/** Whom the next press invites. */
export function toSend(list: readonly Listed[]): Listed[] {
  return list.filter(({ state, forGood }) => state === 'ready' || (state === 'failed' && !forGood))
}

/** The list with those added who were not on it, and those who were. */
export function addInvitees(list: readonly Listed[], text: string, roles: RankedRole[]) {
  const known = new Set(list.map(({ email }) => email))
  const parsed = parseAddresses(text)
  const added = parsed
    .filter(({ email }) => !known.has(email))
    .map(({ email, complaint }): Listed =>
      complaint === undefined
        ? { email, roles, state: 'ready' }
        : { email, roles, state: 'unusable', said: complaint },
    )
  return {
    list: [...list, ...added],
    alreadyListed: parsed.map(({ email }) => email).filter((email) => known.has(email)),
  }
}

export function withInvitee(
  list: readonly Listed[],
  email: string,
  change: Pick<Listed, 'state' | 'said' | 'forGood'>,
): Listed[] {
  return list.map((listed) =>
    listed.email === email ? { email, roles: listed.roles, ...change } : listed,
  )
}
