import { setActivityRule } from '#lifecycle/activity/set-activity-rule.change.ts'
import { setSecondFactorRule } from '#factors/rule/set-rule.change.ts'
import { sendDueMailings } from '#background/mailings.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'

const day = 24 * 60 * 60_000

/** What organizations ask of their people and keep of what happened: one rule that holds, one that begins soon. */
export function rulesAreSet(): Step[] {
  return [
    step([110, '16:59'], async ({ idOf, under, change }) =>
      change(await under('ana', 'northside'), setActivityRule, {
        params: { id: idOf(organizations.northside) },
        body: { years: 7 },
      }),
    ),
    step([80, '15:24'], (demo) => requireSecondFactor(demo, 'amara', 'stBrigid', 14)),
    step([2, '14:17'], (demo) => requireSecondFactor(demo, 'noor', 'harbourLane', 9)),
    ...[79, 72, 68, 1].map((ago) => step([ago, '23:30'], tellOfRules)),
    // In the evening of the days on which an application or a network came to ask for more.
    ...[96, 91, 71, 52, 9, 6].map((ago) => step([ago, '19:05'], tellOfMore)),
  ]
}

async function requireSecondFactor(
  { past, idOf, under, change }: Demo,
  by: PersonName,
  of: OrganizationName,
  inDays: number,
) {
  const from = new Date(past.context.clock.now() + inDays * day)
  from.setUTCHours(12, 0, 0, 0)
  await change(await under(by, of), setSecondFactorRule, {
    params: { id: idOf(organizations[of]) },
    body: { from: from.toISOString() },
  })
}

/** As the service does by itself, whenever it is due. */
function tellOfRules({ past }: Demo) {
  return sendDueMailings(past.context)
}

function tellOfMore({ past }: Demo) {
  return sendDueMailings(past.context)
}
