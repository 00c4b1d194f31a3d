import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** If no connection was open for this long, all callers have found another instance. */
const quietMilliseconds = 500
/** How long new callers have to send their request, and other callers to close their connection after we did. */
const goodbyeMilliseconds = 1000
const lookMilliseconds = 25

export interface Drain {
  /**
   * Closes every connection with its next response. Requests are accepted until no one connects anymore, the time is
   * over, or the signal is given. Then new connections are refused, and idle ones are closed.
   */
  begin(milliseconds: number, hurry: AbortSignal): Promise<void>
}

/**
 * Makes the server close connections without breaking requests. A caller may send a request on an open connection at
 * any moment, so each connection is closed only by the response to its next request.
 */
export function drainable(app: FastifyInstance): Drain {
  const { server } = app
  const connections = new Map<Socket, ServerResponse | undefined>()
  let draining = false
  server.on('connection', (socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    connections.set(socket, response)
    if (draining) response.shouldKeepAlive = false
  })
  // This connection was closed before the request arrived, so no one would get the response, and the request is
  // ignored.
  app.addHook('onRequest', (request, reply, next) => {
    if (request.raw.socket.writableEnded) reply.hijack()
    else next()
  })

  const isAnswering = (response: ServerResponse | undefined) =>
    response !== undefined && !response.writableFinished
  return {
    begin: async (milliseconds, hurry) => {
      draining = true
      for (const response of connections.values()) {
        if (response && isAnswering(response)) response.shouldKeepAlive = false
      }
      if (milliseconds > 0) await untilQuiet(connections, milliseconds, hurry)
      stopListening(server)
      const silent = () => [...connections].filter(([, response]) => !isAnswering(response))
      // Callers that connected at the last moment may not have sent their request yet.
      await until(() => silent().every(([, before]) => before), goodbyeMilliseconds, hurry)
      for (const [socket] of silent()) socket.end()
      await until(() => silent().length === 0, goodbyeMilliseconds, hurry)
    },
  }
}

async function untilQuiet(
  connections: ReadonlyMap<Socket, unknown>,
  milliseconds: number,
  hurry: AbortSignal,
) {
  // If no one is connected at the beginning, there's no need to wait.
  let last = connections.size > 0 ? performance.now() : -Infinity
  const isQuiet = () => {
    if (connections.size > 0) last = performance.now()
    return performance.now() - last >= quietMilliseconds
  }
  await until(isQuiet, milliseconds, hurry)
}

/** Stops listening without closing idle connections, which an HTTP server's own `close` would do. */
function stopListening(server: Server) {
  TcpServer.prototype.close.call(server)
}

async function until(isSo: () => boolean, milliseconds: number, hurry: AbortSignal) {
  const deadline = performance.now() + milliseconds
  while (!isSo() && performance.now() < deadline && !hurry.aborted) await delay(lookMilliseconds)
}
