import { type Accord, startAccord } from './accord.ts'
import type { Bench, Measurement, Outcome } from './measurement.ts'
import { type Longest, type Scale, seedAtScale } from './seed-at-scale.ts'
import { interleave } from './rounds.ts'
import { median, withSpread } from './statistics.ts'

const perPage = 20
const farAway = ', far from both ends'

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

/** Lists stay flat: the longest lists of a large database against the same of a small one. */
export const listsAtScale: Measurement = {
  id: 'lists-at-scale',
  title: 'Members and organizations, on a small and on a large database',
  async measure(bench) {
    await using few = await startAccord(bench)
    await using many = await startAccord(bench)
    const scale = large(bench)
    const fromFew = await reader(few, await seedAtScale(few.databaseUrl, small))
    const fromMany = await reader(many, await seedAtScale(many.databaseUrl, scale))

    const { members, organizations } = scale.longestList
    const samples = await interleave(bench.quick ? 100 : 300, {
      'members, small, page 1': () => fromFew.members(1),
      ...throughout('members, large', members, fromMany.members),
      ...searchesOfMembers('search of members, small', fromFew.found),
      ...searchesOfMembers('search of members, large', fromMany.found),
      'my organizations, small, page 1': () => fromFew.organizations(1),
      ...throughout('my organizations, large', organizations, fromMany.organizations),
      ...searchesOfLists('small', fromFew.listed),
      ...searchesOfLists('large', fromMany.listed),
    })
    return describe(samples)
  },
}

/** The first page of a list, some on the way, and the last; and which of them only a program asks for. */
function throughout(label: string, length: number, read: (page: number) => Promise<number>) {
  const last = Math.ceil(length / perPage)
  const pages = [1, 100, 5000, 25_000].filter((page) => page < last).concat(last)
  return Object.fromEntries(
    pages.map((page) => {
      const clicked = page <= 100 || page === last
      const place = `page ${page.toLocaleString('en-US')}${clicked ? '' : farAway}`
      return [`${label}, ${place}`, () => read(page)]
    }),
  )
}

/** What people look for: what nearly everybody is called, what hardly anybody is, and an order of their own. */
function searchesOfMembers(label: string, find: Read) {
  return reads(label, find, {
    'a common name': 'search=ana',
    'a common name, by name': 'search=ana&sort=name',
    'a rare name': 'search=lenason1008',
    'a rare name, by name': 'search=lenason1008&sort=name',
    'two names': 'search=lenason+ruth',
    'one address': 'search=person77@example.com',
    'two letters': 'search=li',
    nobody: 'search=zzyzx',
    'by name': 'sort=name',
    owners: 'role=owner',
    'members by name': 'role=member&sort=name',
    'a common name of members': 'search=ana&role=member',
    'a common name of owners': 'search=ana&role=owner',
  })
}

/** Lists of hundreds or thousands, of which every name is looked at: what all have, what one has, and what none has. */
function searchesOfLists(size: 'small' | 'large', find: Read) {
  const lists = {
    organizations: { path: '/api/organization', names: 'organization' },
    applications: { path: '/api/application', names: 'application' },
    networks: { path: '/api/network', names: 'network' },
  }
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, { path, names }]) =>
      Object.entries(
        reads(`search of ${list}, ${size}`, (query) => find(`${path}?${query}`), {
          'what all are called': `search=${names}`,
          'one name': `search=${names}+33`,
          none: 'search=zzyzx',
        }),
      ),
    ),
  )
}

type Read = (query: string) => Promise<number>

function reads(label: string, read: Read, queries: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(queries).map(([what, query]) => [`${label}, ${what}`, () => read(query)]),
  )
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
    found: (wanted: string) =>
      timed(
        `/api/organization/${longest.organizationId}/members?withInvites=1&${wanted}`,
        asProfile,
      ),
    organizations: (page: number) => timed(`/api/organization?${query(page)}`, asPerson),
    listed: (path: string) => timed(path, asProfile),
  }
}

function describe(samples: Record<string, number[]>): Outcome {
  // A search is compared with the same on the small database, a page with the first one there.
  const base = (label: string) => {
    const same = samples[label.replace('large', 'small')]
    return median(same ?? samples[`${label.split(',')[0]}, small, page 1`]!)
  }
  const rows = Object.entries(samples).map(([label, times]) => {
    const ratio = median(times) / base(label)
    return { label, times, ratio }
  })
  return {
    columns: ['', 'ms', 'of the same, or page 1, on the small database'],
    rows: rows.map(({ label, times, ratio }) => [label, withSpread(times), ratio.toFixed(2)]),
    goals: rows
      .filter(({ label }) => label.includes('large') && !label.endsWith(farAway))
      .map(({ label, ratio }) => ({
        sentence: `${label}: ${ratio.toFixed(2)} times, at most 2`,
        met: ratio <= 2,
      })),
  }
}
