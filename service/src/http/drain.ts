import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Nobody was connected for so long: whoever would still come has found another instance. */
const quietMilliseconds = 500
/** How long whoever was just let in, or told to hang up, has for it. */
const goodbyeMilliseconds = 1000
const lookMilliseconds = 25

export interface Drain {
  /**
   * From now on every answer says that its connection ends with it. Goes on taking requests until nobody comes any
   * more, or the time is over or the signal given; then nobody is let in, and who is silent is told to hang up.
   */
  begin(milliseconds: number, hurry: AbortSignal): Promise<void>
}

/**
 * A connection that is kept open belongs to its caller, who may send on it at any moment: closed by us it would break
 * a request that is on its way. So each is ended by the answer to its next request, and told with it.
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
  // It was told that we hang up before this came: nobody would hear the answer, so nothing is done.
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
      // Whoever came in at the last moment has not said yet what they want.
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
  // Who is alone at the beginning has nobody to wait for.
  let last = connections.size > 0 ? performance.now() : -Infinity
  const isQuiet = () => {
    if (connections.size > 0) last = performance.now()
    return performance.now() - last >= quietMilliseconds
  }
  await until(isQuiet, milliseconds, hurry)
}

/** Without what `close` of an HTTP server does besides: it would cut connections on which nothing is under way. */
function stopListening(server: Server) {
  TcpServer.prototype.close.call(server)
}

async function until(isSo: () => boolean, milliseconds: number, hurry: AbortSignal) {
  const deadline = performance.now() + milliseconds
  while (!isSo() && performance.now() < deadline && !hurry.aborted) await delay(lookMilliseconds)
}
