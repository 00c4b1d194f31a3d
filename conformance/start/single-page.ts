import { once } from 'node:events'
import { createServer } from 'node:http'
import { bundle } from './bundle.ts'
import type { Settings } from './settings.ts'

const page = `<!doctype html>
<link rel="icon" href="data:,">
<body></body>
<script type="module" src="/script.js"></script>`

/** Bundled as any single-page application is, and served for every path. */
export async function serveSinglePage(
  file: string,
  { ISSUER, CLIENT_ID, APP_URL, PORT }: Settings,
): Promise<AsyncDisposable> {
  // A page has no secret, and no environment: what it needs to know is written into it.
  const known = { NODE_ENV: 'production', ISSUER, CLIENT_ID, APP_URL }
  const script = await bundle(file, `--define:process.env=${JSON.stringify(known)}`)
  const server = createServer((request, reply) => {
    const isScript = request.url === '/script.js'
    reply
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? script : page)
  }).listen(Number(PORT), 'localhost')
  await once(server, 'listening')
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
