import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpCatcher extends AsyncDisposable {
  url: string
  port: number
  /** Every accepted email, in order of arrival. */
  letters: Caught[]
  logins: { username: unknown; password: unknown }[]
  /** Rejects every recipient with this status, or accepts them again if it's undefined. */
  refuseWith: number | undefined
  /** Runs at each step of an email. Its promise delays the step, and an error rejects it. */
  atStep: (step: Step, who: string) => Promise<void>
  /** Resolves when this many emails have arrived. */
  arrived(count: number): Promise<Caught[]>
}

export type Caught = Email & { raw: string; envelopeTo: string[] }

/** The steps of a conversation: the login, the sender, the recipient, and the recipient once the email is complete. */
export type Step = 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA'

/** Creates an error with which a mail server rejects an email. */
export function smtpRejection(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode })
}

/** Starts a real SMTP server that stores everything it receives. */
export async function startSmtpCatcher(port = 0): Promise<SmtpCatcher> {
  const emails: Caught[] = []
  const waiting: { count: number; resolve: (emails: Caught[]) => void }[] = []

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // This closes delayed connections at the end.
    closeTimeout: 100,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      catcher.logins.push({ username, password })
      catcher.atStep('AUTH', String(username)).then(() => done(null, { user: username }), done)
    },
    onMailFrom: ({ address }, _session, done) =>
      void catcher.atStep('MAIL FROM', address).then(() => done(), done),
    onRcptTo: ({ address }, _session, done) => {
      const { refuseWith } = catcher
      if (refuseWith !== undefined) return done(smtpRejection(refuseWith, 'No such mailbox here'))
      void catcher.atStep('RCPT TO', address).then(() => done(), done)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        const taken = catcher.atStep('DATA', envelopeTo[0]!).then(() => PostalMime.parse(raw))
        void taken.then((parsed) => {
          emails.push({ ...parsed, raw, envelopeTo })
          for (const { count, resolve } of waiting) if (emails.length >= count) resolve(emails)
          done()
        }, done)
      })
    },
  })
  // A sender may be killed in the middle of an email.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const taken = (server.server.address() as AddressInfo).port

  const catcher: SmtpCatcher = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters: emails,
    logins: [],
    refuseWith: undefined,
    atStep: async () => {},
    arrived: (count) =>
      new Promise((resolve) => {
        if (emails.length >= count) resolve(emails)
        else waiting.push({ count, resolve })
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return catcher
}
