import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpCatcher extends AsyncDisposable {
  url: string
  port: number
  /** Every letter accepted, in order of arrival. */
  letters: Caught[]
  logins: { username: unknown; password: unknown }[]
  /** Refuses every recipient with this status from now on; undefined accepts again. */
  refuseWith: number | undefined
  /** Resolves when that many letters have arrived. */
  arrived(count: number): Promise<Caught[]>
}

export type Caught = Email & { raw: string; envelopeTo: string[] }

/** A real SMTP server that keeps what it is given. */
export async function startSmtpCatcher(port = 0): Promise<SmtpCatcher> {
  const letters: Caught[] = []
  const waiting: { count: number; resolve: (letters: Caught[]) => void }[] = []

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      catcher.logins.push({ username, password })
      done(null, { user: username })
    },
    onRcptTo: (_address, _session, done) => {
      const { refuseWith } = catcher
      if (refuseWith === undefined) return done()
      done(Object.assign(new Error('No such mailbox here'), { responseCode: refuseWith }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        void PostalMime.parse(raw).then((parsed) => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
          letters.push({ ...parsed, raw, envelopeTo })
          for (const { count, resolve } of waiting) if (letters.length >= count) resolve(letters)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const taken = (server.server.address() as AddressInfo).port

  const catcher: SmtpCatcher = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters,
    logins: [],
    refuseWith: undefined,
    arrived: (count) =>
      new Promise((resolve) => {
        if (letters.length >= count) resolve(letters)
        else waiting.push({ count, resolve })
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return catcher
}
