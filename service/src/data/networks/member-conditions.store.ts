import { condition } from '#database/conditions/condition.ts'

/** Of an organization in a network: it accepted, and until when it could have does not matter any more. */
export const hasJoined = condition<'network_members'>((of) => `${of('accepted_at')} is not null`)

/** Whether its network `n` asks a member `m` for what nobody has decided on: `requestedShares` in SQL. */
export const asksToShareMore = `not n.shares <@ (m.shares || m.refused_shares)`

/** Can join now. Only the database's clock tells. */
export const isInvited = condition<'network_members'>(
  (of) => `${of('accepted_at')} is null and ${of('expires_at')} > now()`,
)

/** Could have joined: it waits to be invited again or taken back. */
export const isExpired = condition<'network_members'>(
  (of) => `${of('accepted_at')} is null and ${of('expires_at')} <= now()`,
)

/** Joined, or invited and not expired. */
export const hasPlace = condition<'network_members'>(
  (of) => `${of('accepted_at')} is not null or ${of('expires_at')} > now()`,
)
