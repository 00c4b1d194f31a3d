import { once } from 'node:events'
import { createServer, request } from 'node:http'

/**
 * Starts a server in front of the product that adds one file, for example from an earlier version
 * of the console.
 */
export async function startFrontServer(productUrl: string, file: { path: string; script: string }) {
  const server = createServer((asked, answer) => {
    if (asked.url === file.path) {
      answer.setHeader('content-type', 'text/javascript').end(file.script)
      return
    }
    const { hostname, port } = new URL(productUrl)
    const { method, url, headers } = asked
    const passed = request({ hostname, port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    asked.pipe(passed)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
