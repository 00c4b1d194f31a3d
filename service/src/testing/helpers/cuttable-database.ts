import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

export interface CuttableDatabase extends AsyncDisposable {
  url: string
  /** Closes all connections, and every new one immediately. */
  cut(): Promise<void>
  /** Stops all traffic without closing connections. New connections hang, too. */
  freeze(): void
  /** Restores the connection. Frozen connections stay frozen. */
  mend(): void
  /** Sends new connections to another server with the same user and database. */
  leadTo(url: string): void
  /**
   * Decides for each statement whether to cut all connections, either before the statement arrives or after it ran but
   * before the client gets the result. With `lost`, only this connection loses its traffic, without being closed.
   */
  onStatement: (
    text: string,
  ) => 'cut before' | 'cut after' | 'lost before' | 'lost after' | undefined
  /** Decides for each response whether this connection freezes in the middle of it. */
  onAnswer: (bytes: Buffer) => boolean
  /** The delay of all responses. */
  delayMilliseconds: number
}

/** Creates a TCP connection to a database that can be cut like a cable. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const { user, password, database } = new Client({ connectionString: url })
  let { host, port } = new Client({ connectionString: url })
  const sockets = new Set<Socket>()
  const frozen = new Set<Socket>()
  let whole = true
  let freezing = false
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    if (freezing) frozen.add(near)
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    let heard = true
    near.on('data', (bytes) => {
      if (frozen.has(near)) return
      const cutting = cable.onStatement(bytes.toString('latin1'))
      heard = cutting !== 'cut before' && cutting !== 'cut after'
      if (cutting?.startsWith('lost')) frozen.add(near)
      if (cutting === 'cut before') void cut()
      else if (cutting !== 'lost before') far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!heard) return void cut()
      if (!frozen.has(near) && cable.onAnswer(bytes)) frozen.add(near)
      // Nothing reads from this connection, so the server's buffers fill up as usual.
      if (frozen.has(near)) far.pause()
      else if (cable.delayMilliseconds > 0)
        setTimeout(() => near.write(bytes), cable.delayMilliseconds)
      else near.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: at } = server.address() as AddressInfo
  const credentials = [user ?? '', password ?? ''].map(encodeURIComponent).join(':')

  // The port stays in use while the connection is cut, because another process could take it.
  const cut = async () => {
    whole = false
    const closing = [...sockets].map(
      (socket) => new Promise((resolve) => socket.on('close', resolve)),
    )
    for (const socket of sockets) socket.destroy()
    await Promise.all(closing)
  }
  const cable: CuttableDatabase = {
    url: `postgresql://${credentials}@127.0.0.1:${at}/${database}`,
    cut,
    freeze: () => {
      freezing = true
      for (const socket of sockets) frozen.add(socket)
    },
    mend: () => {
      whole = true
      freezing = false
    },
    leadTo: (next) => {
      ;({ host, port } = new Client({ connectionString: next }))
    },
    onStatement: () => undefined,
    onAnswer: () => false,
    delayMilliseconds: 0,
    async [Symbol.asyncDispose]() {
      await cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return cable
}
