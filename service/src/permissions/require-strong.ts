import { isStrong } from '@accord/contract/rules/factors.ts'
import type { Kysely } from 'kysely'
import type { Actor, SessionActor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { listRequiring } from '#data/organizations/rule.store.ts'
import { needsSecondFactor } from '#data/sessions/second-factor.rules.ts'

/**
 * Refuses whoever acts as themselves, and not under a profile, by a session that is too weak for one of these
 * organizations. Tokens of profiles need no look: they end when its rule begins.
 */
export async function requireStrongIn(
  db: Kysely<Database>,
  actor: Actor,
  ...organizationIds: string[]
): Promise<void> {
  if (isStrongActor(actor)) return
  const [requiring] = await listRequiring(db, organizationIds)
  if (requiring) throw needsSecondFactor(requiring.name)
}

/** Those of these organizations that the actor's session is strong enough for; refuses where it is none. */
export async function strongEnoughIn<InOrganization extends { organization_id: string }>(
  db: Kysely<Database>,
  actor: Actor,
  places: InOrganization[],
): Promise<InOrganization[]> {
  if (isStrongActor(actor)) return places
  const requiring = await listRequiring(
    db,
    places.map((place) => place.organization_id),
  )
  const closed = new Map(requiring.map(({ id, name }) => [id, name]))
  const open = places.filter((place) => !closed.has(place.organization_id))
  const [first] = closed.values()
  if (open.length === 0 && first !== undefined) throw needsSecondFactor(first)
  return open
}

/** What an application does as a person is about that person alone: nothing of an organization is open to it. */
export function isStrongActor(actor: Actor): boolean {
  return actor.sessionId === null || isStrong((actor as SessionActor).factors)
}
