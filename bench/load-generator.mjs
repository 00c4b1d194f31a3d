// Plain JavaScript, as everything that imports bench's own packages: the project's type check runs
// without them.

import autocannon from 'autocannon'

const { url, seconds, connections, requests } = JSON.parse(process.argv[2])
const result = await autocannon({ url, duration: seconds, connections, requests })

console.log(
  JSON.stringify({
    answered: result['2xx'],
    refused: result.non2xx + result.errors + result.timeouts,
    seconds: result.duration,
    p99: result.latency.p99,
  }),
)
