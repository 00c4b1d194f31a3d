// This file is plain JavaScript, like every file that imports bench's own packages, because the project's type check
// runs without them.

import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

const { url, seconds, connections, requests } = JSON.parse(process.argv[2])
/** Adds a new key to each request, so each of them creates something. */
const withKey = (request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
})
const sent = requests.map(({ keyed, ...request }) =>
  keyed ? { ...request, setupRequest: withKey } : request,
)
const result = await autocannon({ url, duration: seconds, connections, requests: sent })

console.log(
  JSON.stringify({
    answered: result['2xx'],
    refused: result.non2xx + result.errors + result.timeouts,
    seconds: result.duration,
    p99: result.latency.p99,
  }),
)
