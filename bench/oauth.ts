import { type Registered, registerAt, startAccord } from './accord.ts'
import { type ChildServer, startServer } from './child-server.ts'
import { load, type LoadedRequest, type LoadResult } from './load.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

const connections = 20

/** Measures the two most frequent requests of applications: requesting a token, and checking one. */
export const oauth: Measurement = {
  id: 'oauth',
  title: 'Tokens of applications',
  async measure(bench) {
    await using accord = await startAccord(bench)
    const application = await registerAt(accord)
    const env = { DATABASE_URL: accord.databaseUrl }
    await using plain = await startServer('bench/servers/oidc-provider.ts', env)
    // Both servers look up the same token in the same table.
    const token = await issuedAt(accord, application)

    const contestants = (seconds: number) => {
      const post = (server: ChildServer, path: string, form: Record<string, string>) => () =>
        load(server, { seconds, connections, requests: [posted(path, application, form)] })
      return {
        issue: post(accord, '/oauth/token', credentials),
        plainIssue: post(plain, '/token', credentials),
        introspect: post(accord, '/oauth/introspect', { token }),
        plainIntrospect: post(plain, '/token/introspection', { token }),
      }
    }
    // Many short rounds are used, because the speed of a shared machine changes after a few seconds.
    const { rounds, seconds } = bench.quick ? roundsOf(bench) : { rounds: 15, seconds: 2 }
    await interleave(1, contestants(2))
    return describe(await interleave(rounds, contestants(seconds)))
  },
}

export const credentials = { grant_type: 'client_credentials' }

export function posted(
  path: string,
  { id, secret }: Registered,
  form: Record<string, string>,
): LoadedRequest & { method: 'POST'; body: string } {
  return {
    method: 'POST',
    path,
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  }
}

export async function issuedAt({ url }: ChildServer, application: Registered): Promise<string> {
  const { path, ...request } = posted('/oauth/token', application, credentials)
  const response = await fetch(`${url}${path}`, request)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return ((await response.json()) as { access_token: string }).access_token
}

type Samples = Record<'issue' | 'plainIssue' | 'introspect' | 'plainIntrospect', LoadResult[]>

function describe(samples: Samples): Outcome {
  const speed = (name: keyof Samples) => median(samples[name].map(({ perSecond }) => perSecond))
  const ratios = {
    issue: speed('issue') / speed('plainIssue'),
    introspect: speed('introspect') / speed('plainIntrospect'),
  }
  const row = (label: string, name: keyof Samples, ratio: number) => [
    label,
    withSpread(samples[name].map(({ perSecond }) => perSecond)),
    withSpread(samples[name].map(({ cpu }) => cpu?.total)),
    withSpread(samples[name].map(({ slowest }) => slowest)),
    ratio.toFixed(2),
  ]
  return {
    columns: ['', 'requests/s', 'CPU µs each', '99 of 100 below, ms', 'of the engine alone'],
    rows: [
      row('the engine alone: a token by client credentials', 'plainIssue', 1),
      row('Accord `POST /oauth/token`', 'issue', ratios.issue),
      row('the engine alone: introspection', 'plainIntrospect', 1),
      row('Accord `POST /oauth/introspect`', 'introspect', ratios.introspect),
    ],
    goals: [
      {
        sentence: `introspection: ${ratios.introspect.toFixed(2)} of the engine alone, at least 0.85`,
        met: ratios.introspect >= 0.85,
      },
      {
        sentence: `a token: ${ratios.issue.toFixed(2)} of the engine alone, at least 0.85`,
        met: ratios.issue >= 0.85,
      },
    ],
  }
}
