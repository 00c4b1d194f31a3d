import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

export interface CuttableDatabase extends AsyncDisposable {
  url: string
  /** From now on nobody answers at the database's address. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A TCP way to a database that can be cut like a cable. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const { host, port, user, password, database } = new Client({ connectionString: url })
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
      socket.pipe(other)
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const at = (server.address() as AddressInfo).port
  const credentials = [user ?? '', password ?? ''].map(encodeURIComponent).join(':')

  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return {
    url: `postgresql://${credentials}@127.0.0.1:${at}/${database}`,
    cut,
    mend: () => listen(at),
    [Symbol.asyncDispose]: cut,
  }
}
