import type { EventInvolved } from '#watch/tell-recorded.ts'
import type { Actor } from '#actor.ts'
import type { Caller } from '#caller.ts'
import { whereOf, whoOf } from '#http/log/involved.ts'

interface Doer {
  actor: Partial<Actor> | undefined
  own?: { id: string | null; organizationId: string } | undefined
  caller: Caller | null
  params?: unknown
}

interface Happened {
  /** The detail of its kind, or whose account it is. */
  about?: object | undefined
  place?: { organizationId: string; profileId?: string | null } | undefined
}

/** Who and where, for the event of what a change does: an operator sees more than the people of an organization. */
export function toldOf(doer: Doer, { about, place }: Happened): EventInvolved {
  const { actor, own, caller, params } = doer
  const who = whoOf(actor)
  return {
    ...who,
    account:
      about && 'userId' in about ? ((about.userId as string | null) ?? undefined) : who.account,
    profile: place?.profileId ?? own?.id ?? who.profile,
    organization: place?.organizationId ?? own?.organizationId ?? who.organization,
    ...(caller && whereOf(caller)),
    on: idsIn(params),
  }
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the call's address named: only ids, because some addresses carry secrets. */
function idsIn(params: unknown): string[] | undefined {
  const ids = Object.values(params ?? {}).filter((value) => isId.test(String(value)))
  return ids.length > 0 ? (ids as string[]) : undefined
}
