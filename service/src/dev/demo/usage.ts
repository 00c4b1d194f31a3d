import { inTransaction } from '#database/transactions.ts'
import { type DemoUsage, recordUsageFrom, useBetween } from './demo.store.ts'
import { people, type PersonName } from './cast.ts'
import { type Demo, step, type Step } from './world.ts'

/** Examples of every kind of usage: daily, rare, long ago, never, and with fewer scopes than granted. */
const uses: DemoUsage[] = [
  of('application', 'Clinic Scheduler', ['user:read', 'profile:read', 'transaction:read'], 0, 1),
  of('application', 'Nightly Reports', ['organization:read'], 0, 1),
  of('application', 'Intake Forms', ['user:read'], 98, 4),
  of('application', 'Waiting Room', ['user:read'], 1, 2),
  of('application', 'Ward Rounds', ['user:read', 'profile:read'], 0, 1),
  of('application', 'Survey Explorer', ['user:read', 'survey:read'], 4, 6),
  of('application', 'Lab Results', ['user:read', 'profile:read', 'transaction:read'], 0, 1),
  of('application', 'Claims Connect', ['user:read'], 2, 5),
  of('application', 'Fax Bridge', ['referral:read'], 30, 9),
  of('key', 'Clinic Scheduler', [], 0, 1),
  of('key', 'Nightly Reports', [], 0, 1),
  of('key', 'Lab Results', [], 0, 1),
  of('key', 'Claims Connect', [], 2, 5),
  of('key', 'Intake Forms', [], 98, 4),
  of('authorization', 'Clinic Scheduler', ['user:read', 'profile:read'], 1, 2),
  of('authorization', 'Lab Results', ['transaction:read', 'profile:read'], 0, 1),
  of('authorization', 'Survey Explorer', ['user:read'], 4, 6),
  of('authorization', 'Claims Connect', ['user:read'], 2, 5),
  of('authorization', 'Town Health Map', ['network:read'], 141, 5),
  of('approval', 'Survey Explorer', ['user:read'], 4, 6),
  of('approval', 'Clinic Scheduler', ['user:read'], 0, 2),
  of('approval', 'Lab Results', ['user:read', 'profile:read'], 0, 1),
  of('approval', 'Ward Rounds', ['user:read', 'profile:read'], 0, 1),
  of('approval', 'Claims Connect', ['user:read'], 2, 5),
  of('approval', 'Rendez-vous', ['user:read'], 6, 7),
  of('network_member', 'Referral Desk', ['referral', 'organization'], 9, 10),
  of('network_member', 'Care Circle', ['referral', 'organization'], 3, 4),
  of('network_member', 'Town Health Panel', ['survey'], 12, 15),
  ...place(0, 1, 'ana', 'priya', 'tomas', 'marcus'),
  ...place(1, 2, 'noor', 'layla', 'oskar', 'kenji'),
  ...place(2, 5, 'theo', 'ingrid', 'jamal', 'amara'),
  ...place(5, 8, 'chloe', 'sofia', 'liam', 'yusuf', 'dana'),
  ...place(24, 3, 'grace'),
  ...place(100, 6, 'maximiliana'),
  ...place(8, 9, 'mei', 'rosa', 'hannah'),
]

/**
 * Records the year's usage at its end and before each review, which takes a snapshot of it. Usage is a count per day
 * and not an event.
 */
export function recordDemoUsage(now: number): Step[] {
  const end = now - 60_000
  let told = 0
  const used = async ({ past: { context } }: Demo) => {
    const at = context.clock.now()
    await inTransaction(context.db, (trx) => useBetween(trx, uses, end, [told, at]))
    told = at
  }
  return [
    step([260, '12:00'], ({ past }) => recordUsageFrom(past.context.db)),
    step([106, '16:11'], used),
    step([8, '14:32'], used),
    step({ minutes: 1 }, used),
  ]
}

function of(
  kind: DemoUsage['kind'],
  name: string,
  scopes: DemoUsage['scopes'],
  last: number,
  every: number,
): DemoUsage {
  return { kind, name, scopes, last, every }
}

function place(last: number, every: number, ...who: PersonName[]): DemoUsage[] {
  return who.map((each) => of('profile', people[each].email, [], last, every))
}
