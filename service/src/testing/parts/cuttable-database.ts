import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

export interface CuttableDatabase extends AsyncDisposable {
  url: string
  /** From now on nobody answers at the database's address. */
  cut(): Promise<void>
  mend(): void
  /** Whoever connects from now on gets to another server, with the same user and database. */
  leadTo(url: string): void
  /** Asked of each statement on its way: cut before it arrives, or once it is done but before anybody hears. */
  onStatement: (text: string) => 'cut before' | 'cut after' | undefined
}

/** A TCP way to a database that can be cut like a cable. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const { user, password, database } = new Client({ connectionString: url })
  let { host, port } = new Client({ connectionString: url })
  const sockets = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
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
      const cutting = cable.onStatement(bytes.toString('latin1'))
      heard = cutting === undefined
      if (cutting === 'cut before') void cut()
      else far.write(bytes)
    })
    far.on('data', (bytes) => void (heard ? near.write(bytes) : cut()))
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
    mend: () => {
      whole = true
    },
    leadTo: (next) => {
      ;({ host, port } = new Client({ connectionString: next }))
    },
    onStatement: () => undefined,
    async [Symbol.asyncDispose]() {
      await cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return cable
}
