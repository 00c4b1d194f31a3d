import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type MailFault =
  | 'temporarily rejects emails'
  | 'permanently rejects emails'
  | 'responds slowly'
  | 'never responds'
  | 'disconnects during emails'

const slowMilliseconds = 2000

/** Starts a proxy for a mail server that can add faults to its connections. */
export async function faultyMailServer(port: number) {
  const sockets = new Set<Socket>()
  const way = {
    fault: undefined as MailFault | undefined,
    /** The number of connections that the fault affected. */
    met: 0,
    url: '',
    /** Closes open connections, because they would bypass the fault. */
    begin: (fault: MailFault | undefined) => {
      way.fault = fault
      way.met = 0
      for (const socket of sockets) socket.destroy()
    },
    /** Ends the fault and releases hanging connections. */
    mend: () => way.begin(undefined),
    [Symbol.asyncDispose]: async () => {
      way.mend()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((near) => {
    kept(near)
    if (way.fault !== undefined) way.met += 1
    if (way.fault === 'never responds') return
    if (way.fault === 'temporarily rejects emails') return void near.end('421 come again later\r\n')
    if (way.fault === 'permanently rejects emails') return void near.end('554 not from here\r\n')
    const far = connect(port, '127.0.0.1')
    kept(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => {
      if (
        way.fault === 'disconnects during emails' &&
        /^Message-ID:/im.test(bytes.toString('latin1'))
      ) {
        near.destroy()
      } else far.write(bytes)
    })
    far.on('data', (bytes) => {
      const later = way.fault === 'responds slowly' ? slowMilliseconds : 0
      setTimeout(() => near.write(bytes), later)
    })
  })
  const kept = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  way.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return way
}
