import {
  type OrganizationActivityKind,
  personalFieldsOf,
} from '@accord/contract/activity-details.ts'
import { type AccountActivityKind, organizationActivityKinds } from '@accord/contract/activity.ts'
import type { Actor } from '#actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { whereOf, whoOf } from '#http/log/involved.ts'
import { eventOfKind } from '#watch/event-names.ts'
import { security } from '#watch/metrics.ts'
import { tellEvent } from '#watch/tell-event.ts'

interface Doer {
  actor: Partial<Actor> | undefined
  own?: { id: string | null; organizationId: string } | undefined
  caller: Caller | null
  params?: unknown
}

interface Happened {
  kind: AccountActivityKind | OrganizationActivityKind
  /** The detail of its kind, or whose account it is. */
  about?: object | undefined
  place?: { organizationId: string; profileId?: string | null } | undefined
}

/** What was changed and committed, as an event in the log: with what the activity keeps of it, but nobody's address. */
export function tellHappened(
  { log }: Pick<Context, 'log'>,
  doer: Doer,
  { kind, about, place }: Happened,
) {
  const event = eventOfKind(kind)
  if (!event) return
  if (event === 'sign-in.succeeded') security.signIns.add('succeeded')
  const { actor, own, caller, params } = doer
  const who = whoOf(actor)
  const involved = {
    ...who,
    account:
      about && 'userId' in about ? ((about.userId as string | null) ?? undefined) : who.account,
    profile: place?.profileId ?? own?.id ?? who.profile,
    organization: place?.organizationId ?? own?.organizationId ?? who.organization,
    ...(caller && whereOf(caller)),
  }
  tellEvent(log, event, involved, {
    on: idsIn(params),
    ...(isOfOrganization(kind) && kept(kind, about)),
  })
}

const ofOrganizations: ReadonlySet<string> = new Set(organizationActivityKinds)

function isOfOrganization(kind: string): kind is OrganizationActivityKind {
  return ofOrganizations.has(kind)
}

/** Nothing of a secret is told, not even its last characters. */
function kept(kind: OrganizationActivityKind, detail: object = {}) {
  const left = new Set([...personalFieldsOf(kind), 'last4'])
  return { what: Object.fromEntries(Object.entries(detail).filter(([field]) => !left.has(field))) }
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the call's address named: only ids, because some addresses carry secrets. */
function idsIn(params: unknown): string[] | undefined {
  const ids = Object.values(params ?? {}).filter((value) => isId.test(String(value)))
  return ids.length > 0 ? (ids as string[]) : undefined
}
