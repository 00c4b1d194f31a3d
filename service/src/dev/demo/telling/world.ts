import type { Call, Received } from '@accord/contract/call.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import { presentPerson } from '#data/users/accounts.present.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import type { SessionActor } from '#actor.ts'
import { carryOut } from '#calls/carry-out.ts'
import type { AnyChange } from '#calls/change.ts'
import type { Handled } from '#calls/serve.ts'
import type { Caller } from '#caller.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import { insertSession } from '#data/sessions/session.store.ts'
import { devicesOf } from './devices.ts'
import type { Past } from './past.ts'
import { type OrganizationName, organizations, people, type PersonName } from '../cast.ts'

/** Somebody of the demo, on one of their devices. */
export interface DemoOwner {
  actor: SessionActor
  caller: Caller
}

/** What the stories of the demo are told with. */
export interface Demo {
  past: Past
  /** Of an organization, an application or a network, by its name. */
  idOf: (name: string) => string
  made: (name: string, id: string) => void
  /** Somebody as themselves; they sign in, unless they did on the same day. */
  as: (who: PersonName) => Promise<DemoOwner>
  under: (who: PersonName, organization: OrganizationName) => Promise<DemoOwner>
  /** Makes a change as if they had sent it. */
  change: <C extends Call>(
    by: DemoOwner,
    made: AnyChange<C>,
    sent: Partial<Received<C>>,
  ) => ReturnType<typeof carryOut<C>>
}

const workingDay = 9 * 60 * 60_000

export function demoIn(past: Past): Demo {
  const { context } = past
  const ids = new Map<string, string>()
  const signedIn = new Map<PersonName, { owner: DemoOwner; at: number }>()
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name} at this time.`)
    return id
  }
  const as = async (who: PersonName) => {
    const before = signedIn.get(who)
    const at = context.clock.now()
    if (before && at - before.at < workingDay) return before.owner
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
      if (!profile) throw new Error(`${who} has no place in ${organization} at this time.`)
      const { id, email, roles } = profile
      return { actor: { ...actor, profile: { id, organizationId, email, roles } }, caller }
    },
    change: <C extends Call>(by: DemoOwner, made: AnyChange<C>, sent: Partial<Received<C>>) =>
      carryOut(context, made, { ...sent, ...by } as Handled<C>),
  }
}

/** A session as a sign-in begins it: not the call itself, which would hash the password each time. */
export async function signIn(
  { context: { db, log } }: Past,
  who: PersonName,
  device: 'laptop' | 'phone',
): Promise<DemoOwner> {
  const { email, devices } = personOf(who)
  const caller = devices[device]
  const user = (await findUserByEmail(db, email))!
  const factors: Factor[] = user.second_factor ? ['password', 'totp'] : ['password']
  const sessionId = (await insertSession(db, user, caller, { factors }))!
  await recordActivity(db, log, { kind: 'signed_in', userId: user.id, sessionId, caller })
  const session = { sessionId, tokenHash: Buffer.alloc(32), factors, fresh: true }
  return { actor: { user: presentPerson(user), profile: undefined, ...session }, caller }
}

export function personOf(who: PersonName) {
  const nth = Object.keys(people).indexOf(who)
  return { ...people[who], devices: devicesOf(nth) }
}
