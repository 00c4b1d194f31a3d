import { setTimeout } from 'node:timers/promises'
import { checkedChains } from '#testing/activity.ts'
import { isGood, lostOf, startLoad } from './load.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import type { PostgresNode } from './postgres-node.ts'
import type { TestService } from '#testing/test-service.ts'

interface Killed {
  node: PostgresNode
  service: TestService
  organization: AnOrganization
}

interface Size {
  kills: number
  /** How long it is then away in one piece. */
  awayMilliseconds: number
}

const answeredWithin = 2000
const recoveredWithin = 5000

/** Kills the database under load again and again, then stops it for a while; answers what went wrong, in words. */
export async function killDatabase(
  { node, service, organization }: Killed,
  { kills, awayMilliseconds }: Size,
): Promise<{ count: number; faults: string[]; also: string }> {
  const load = startLoad(organization, { readers: 2, writers: 2, pauseMilliseconds: 5 })
  const recoveries: number[] = []
  const awayFor = async (end: () => Promise<void>, milliseconds: number) => {
    await load.more('write', 5)
    await end()
    await setTimeout(milliseconds)
    await node.start()
    const back = performance.now()
    await Promise.all([load.more('write', 1), load.more('read', 1)])
    recoveries.push(performance.now() - back)
  }
  try {
    for (let kill = 1; kill <= kills; kill += 1) await awayFor(() => node.kill(), 100)
    await awayFor(() => node.stop(), awayMilliseconds)
  } finally {
    await load.stop()
  }

  const { rows } = await service.context.pool.query<{ email: string }>(
    'select email from invitations',
  )
  const there = rows.map(({ email }) => email)
  const refused = load.answers.filter((answer) => !isGood(answer))
  const { broken } = await checkedChains(service)
  const slowest = Math.max(0, ...refused.map(({ milliseconds }) => milliseconds))
  const longest = Math.max(...recoveries)
  const faults = [
    ...lostOf(load.answers, there).map((email) => `the invitation of ${email} is lost`),
    ...refused.filter(({ status }) => status !== 503).map(({ status }) => `answered ${status}`),
    ...(slowest > answeredWithin ? [`503 only after ${Math.round(slowest)} ms`] : []),
    ...(longest > recoveredWithin ? [`recovered only after ${Math.round(longest)} ms`] : []),
    ...broken,
  ]
  const writes = load.answers.filter((answer) => answer.kind === 'write' && isGood(answer)).length
  const also = `${writes} writes acknowledged, slowest 503 ${Math.round(slowest)} ms, longest recovery ${Math.round(longest)} ms`
  return { count: kills, faults, also }
}
