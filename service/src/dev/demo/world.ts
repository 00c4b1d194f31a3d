import type { Call, Received } from '@accord/contract/call.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import { presentPerson } from '#data/users/accounts.present.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import type { SessionActor } from '#actor.ts'
import { executeChange } from '#calls/execute-change.ts'
import type { AnyChange } from '#calls/change.ts'
import type { CallInput } from '#calls/serve.ts'
import type { Caller } from '#caller.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import { insertSession } from '#data/sessions/session.store.ts'
import { type OrganizationName, organizations, type PersonName, personOf } from './cast.ts'
import type { Past } from './past.ts'

const minute = 60_000
const day = 24 * 60 * minute
const workingHours = 9 * 60 * minute

/** The time of an event: either a number of working days ago at a time in UTC, or a number of minutes ago. */
export type When = readonly [workingDays: number, at: `${number}:${number}`] | { minutes: number }

/** A single event. */
export interface Step {
  when: When
  does: (demo: Demo) => Promise<unknown>
}

export function step(when: When, does: Step['does']): Step {
  return { when, does }
}

/** A person in the demo, on one of their devices. */
export interface DemoOwner {
  actor: SessionActor
  caller: Caller
}

/** The demo at a certain time. */
export interface Demo {
  past: Past
  /** Returns the ID of an existing organization, application, network, or request by its name. */
  idOf: (name: string) => string
  made: (name: string, id: string) => void
  /** Returns a person with their own session. They sign in unless they already did so on the same day. */
  as: (who: PersonName) => Promise<DemoOwner>
  under: (who: PersonName, organization: OrganizationName) => Promise<DemoOwner>
  /** Makes a change as if the person had sent the request. */
  change: <C extends Call>(
    by: DemoOwner,
    made: AnyChange<C>,
    sent: Partial<Received<C>>,
  ) => ReturnType<typeof executeChange<C>>
}

/** The input of a change, built from the existing IDs. `own` is the organization that the person acts for. */
type Sent<C extends Call> = (
  idOf: Demo['idOf'],
  own: string,
  demo: Demo,
) => Awaitable<Partial<Received<C>>>
type Awaitable<Value> = Value | Promise<Value>

/** Makes a change by a person, in their profile in an organization or without one. The result gets a name. */
export function act<C extends Call>(
  when: When,
  by: PersonName,
  of: OrganizationName | undefined,
  change: AnyChange<C>,
  sent: Sent<C>,
  name?: string,
): Step {
  return step(when, async (demo) => {
    const { idOf, made } = demo
    const own = of === undefined ? '' : idOf(organizations[of])
    const content = await sent(idOf, own, demo)
    const owner = await (of === undefined ? demo.as(by) : demo.under(by, of))
    const answer = await demo.change(owner, change, content)
    if (name !== undefined) made(name, (answer as { id: string }).id)
  })
}

/** Runs every step at its time. Steps with the same time keep their order. */
export async function play(past: Past, story: Step[]) {
  const demo = demoIn(past)
  const now = past.context.clock.now()
  const steps = story.map(({ when, does }) => ({ at: momentOf(when, now), does }))
  for (const { at, does } of steps.toSorted((one, other) => Number(one.at) - Number(other.at))) {
    await past.goTo(at)
    await does(demo)
    await past.finishJobs()
  }
}

/** Returns the time of a step. No one here works on weekends. */
function momentOf(when: When, now: number): Date {
  if ('minutes' in when) return new Date(now - when.minutes * minute)
  const [workingDays, time] = when
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  let at = now - (now % day)
  for (let left = workingDays; left > 0;) {
    at -= day
    if (![0, 6].includes(new Date(at).getUTCDay())) left -= 1
  }
  return new Date(at + (hours * 60 + minutes) * minute + ((workingDays * 7919) % minute))
}

function demoIn(past: Past): Demo {
  const { context } = past
  const ids = new Map<string, string>()
  const signedIn = new Map<PersonName, { owner: DemoOwner; at: number }>()
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name} right now.`)
    return id
  }
  const as = async (who: PersonName) => {
    const before = signedIn.get(who)
    const at = context.clock.now()
    if (before && at - before.at < workingHours) return before.owner
    const owner = await signIn(past, who, 'laptop')
    signedIn.set(who, { owner, at })
    return owner
  }
  return {
    past,
    idOf,
    made: (name, id) => void ids.set(name, id),
    as,
    under: async (who, organization) => {
      const { actor, caller } = await as(who)
      const organizationId = idOf(organizations[organization])
      const profile = await findProfileOf(context.db, actor.user.id, organizationId)
      if (!profile) throw new Error(`${who} has no profile in ${organization} right now.`)
      const { id, email, roles } = profile
      return { actor: { ...actor, profile: { id, organizationId, email, roles } }, caller }
    },
    change: <C extends Call>(by: DemoOwner, made: AnyChange<C>, sent: Partial<Received<C>>) =>
      executeChange(context, made, { ...sent, ...by } as CallInput<C>),
  }
}

/** Starts a session like a sign-in, but without the call itself, which would hash the password each time. */
export async function signIn(
  { context: { db, log } }: Past,
  who: PersonName,
  device: 'laptop' | 'phone',
): Promise<DemoOwner> {
  const { email, [device]: caller } = personOf(who)
  const user = (await findUserByEmail(db, email))!
  const factors: Factor[] = user.second_factor ? ['password', 'totp'] : ['password']
  const sessionId = (await insertSession(db, user, caller, { factors }))!
  await recordActivity(db, log, { kind: 'signed_in', userId: user.id, sessionId, caller })
  const session = { sessionId, tokenHash: Buffer.alloc(32), factors, reauthenticated: true }
  return { actor: { user: presentPerson(user), profile: undefined, ...session }, caller }
}
