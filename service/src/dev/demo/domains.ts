import { addDomain, updateDomain } from '#domains/domains.change.ts'
import { recordDailyCheck } from '#domains/check-due-domains.ts'
import { askToJoin } from '#domains/joining/join-requests.change.ts'
import { organizations } from './cast.ts'
import { stopDomainChecks } from './demo.store.ts'
import { act, step } from './world.ts'

const domain = 'northside.example'

/** Verifies a domain without DNS, because it doesn't exist there. Someone who left asks to join again. */
export const domainIsVerified = [
  act(
    [61, '15:12'],
    'ana',
    'northside',
    addDomain,
    (_, id) => ({ params: { id }, body: { domain } }),
    domain,
  ),
  step([60, '09:40'], async ({ past: { context }, idOf }) => {
    const id = idOf(domain)
    await recordDailyCheck(context, { id }, { result: 'found', found: [] })
    await stopDomainChecks(context.db, id)
  }),
  act([60, '14:25'], 'ana', 'northside', updateDomain, (idOf, id) => ({
    params: { id, domainId: idOf(domain) },
    body: { joinRequests: true },
  })),
  act([1, '16:20'], 'elena', undefined, askToJoin, (idOf) => ({
    params: { id: idOf(organizations.northside) },
  })),
]
