import { startAccord } from './accord.ts'
import type { Measurement } from './measurement.ts'
import { interleave, median, withSpread } from './rounds.ts'
import { seedAccess, seedAtScale } from './seed-at-scale.ts'

/** These requests scan many rows, so they have no goal. */
const withoutGoal = ['access, page 100', 'access, unused only', 'access, all frozen for a review']

const scale = {
  users: 100_000,
  organizations: 10_000,
  longestList: { members: 100_000, organizations: 10 },
}

/** Measures the access page of a large organization, compared with its member list. */
export const accessPage: Measurement = {
  id: 'access-page',
  title: 'Access page of 100,000 people with 10,000 approvals',
  async measure(bench) {
    await using accord = await startAccord(bench)
    const longest = await seedAtScale(accord.databaseUrl, scale)
    await seedAccess(accord.databaseUrl, longest, { approvals: 10_000, authorizations: 200 })
    const headers = await accord.seed.profileSession(longest.userId, longest.profileId)
    const read = (path: string) => async () => {
      const begun = performance.now()
      const response = await fetch(
        `${accord.url}/api/organization/${longest.organizationId}/${path}`,
        { headers },
      )
      await response.text()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return performance.now() - begun
    }
    const samples = await interleave(bench.quick ? 50 : 200, {
      'members, page 1': read('members?withInvites=1'),
      'access, page 1': read('access'),
      'access, page 10': read('access?$skip=180'),
      'access, page 100': read('access?$skip=1980'),
      'access, people': read('access?kind=person'),
      'access, a search over people': read('access?search=ana%201234'),
      'access, summary': read('access/summary'),
      'access, unused only': read('access?only=unused'),
    })
    const frozen = await freeze(`${accord.url}/api/organization/${longest.organizationId}`, headers)
    const members = median(samples['members, page 1'])
    const all = { ...samples, 'access, all frozen for a review': [frozen] }
    const rows = Object.entries(all).map(([label, times]) => ({
      label,
      times,
      ratio: median(times) / members,
    }))
    return {
      columns: ['', 'ms', 'of the members page'],
      rows: rows.map(({ label, times, ratio }) => [label, withSpread(times), ratio.toFixed(2)]),
      goals: rows
        .filter(({ label }) => label.startsWith('access') && !withoutGoal.includes(label))
        .map(({ label, ratio }) => ({
          sentence: `${label}: ${ratio.toFixed(2)} times, at most 2`,
          met: ratio <= 2,
        })),
    }
  },
}

/** Runs only once, because an organization can have only one review at a time. */
async function freeze(organization: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${organization}/access-reviews`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ dueInDays: 14 }),
  })
  if (!response.ok) throw new Error(`the review answered ${await response.text()}`)
  return performance.now() - begun
}
