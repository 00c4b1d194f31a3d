import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

export interface CuttableDatabase extends AsyncDisposable {
  url: string
  /** From now on nobody answers at the database's address. */
  cut(): Promise<void>
  /** From now on nothing arrives and nothing is heard, and no connection ends: new ones hang too. */
  freeze(): void
  /** Connections that fell silent stay so. */
  mend(): void
  /** Whoever connects from now on gets to another server, with the same user and database. */
  leadTo(url: string): void
  /**
   * Asked of each statement on its way: cut before it arrives, or once it is done but before anybody hears. Lost is the
   * same, but nobody is told, and of this one connection only.
   */
  onStatement: (
    text: string,
  ) => 'cut before' | 'cut after' | 'lost before' | 'lost after' | undefined
  /** Asked of what the server says: whether this one connection falls silent in the middle of it. */
  onAnswer: (bytes: Buffer) => boolean
  /** How much later than it is said everything is heard. */
  delayMilliseconds: number
}

/** A TCP way to a database that can be cut like a cable. */
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
      // Nobody takes it, so that the server's side fills up as it would.
      if (frozen.has(near)) far.pause()
      else if (cable.delayMilliseconds > 0)
        setTimeout(() => near.write(bytes), cable.delayMilliseconds)
      else near.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: at } = server.address() as AddressInfo
  const credentials = [user ?? '', password ?? ''].map(encodeURIComponent).join(':')

  // The address is kept while it is cut: somebody else on this machine would take it.
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
