import { type Accord, startAccord } from './accord.ts'
import type { Bench, Measurement, Outcome } from './measurement.ts'
import { type Longest, type Scale, seedAtScale } from './seed-at-scale.ts'
import { interleave, median, withSpread } from './rounds.ts'

const perPage = 20

const small: Scale = {
  users: 200,
  organizations: 40,
  longestList: { members: 100, organizations: 40, applications: 40, networks: 40 },
}

function large({ quick }: Bench): Scale {
  const others = { applications: 1000, networks: 1000 }
  return quick
    ? {
        users: 50_000,
        organizations: 5000,
        longestList: { members: 50_000, organizations: 1000, ...others },
      }
    : {
        users: 1_000_000,
        organizations: 100_000,
        longestList: { members: 1_000_000, organizations: 5000, ...others },
      }
}

/** Compares the longest lists of a large database with the same lists in a small one. */
export const listsAtScale: Measurement = {
  id: 'lists-at-scale',
  title: 'Members and organizations, on a small and on a large database',
  async measure(bench) {
    await using few = await startAccord(bench)
    await using many = await startAccord(bench)
    const fromFew = await reader(few, await seedAtScale(few.databaseUrl, small))
    const fromMany = await reader(many, await seedAtScale(many.databaseUrl, large(bench)))

    const samples = await interleave(bench.quick ? 100 : 300, {
      'members, small, page 1': () => fromFew.members(1),
      'members, large, page 1': () => fromMany.members(1),
      'members, large, page 1,000': () => fromMany.members(1000),
      'my organizations, small, page 1': () => fromFew.organizations(1),
      'my organizations, large, page 1': () => fromMany.organizations(1),
    })
    return describe(samples)
  },
}

async function reader(accord: Accord, longest: Longest) {
  const asPerson = await accord.seed.session(longest.userId, 'program')
  const asProfile = await accord.seed.profileSession(longest.userId, longest.profileId)
  const timed = async (path: string, headers: Record<string, string>) => {
    const begun = performance.now()
    const response = await fetch(`${accord.url}${path}`, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - begun
  }
  const query = (page: number) => `$skip=${(page - 1) * perPage}&$limit=${perPage}`
  return {
    members: (page: number) =>
      timed(
        `/api/organization/${longest.organizationId}/members?withInvites=1&${query(page)}`,
        asProfile,
      ),
    organizations: (page: number) => timed(`/api/organization?${query(page)}`, asPerson),
  }
}

function describe(samples: Record<string, number[]>): Outcome {
  const base = (label: string) => median(samples[`${label.split(',')[0]}, small, page 1`]!)
  const rows = Object.entries(samples).map(([label, times]) => {
    const ratio = median(times) / base(label)
    return { label, times, ratio }
  })
  return {
    columns: ['', 'ms', 'of page 1 on the small database'],
    rows: rows.map(({ label, times, ratio }) => [label, withSpread(times), ratio.toFixed(2)]),
    goals: rows
      .filter(({ label }) => label.includes('large'))
      .map(({ label, ratio }) => ({
        sentence: `${label}: ${ratio.toFixed(2)} times, at most 2`,
        met: ratio <= 2,
      })),
  }
}
