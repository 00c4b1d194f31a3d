import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Letter {
  subject: string
  text: string
  html: string
  /** Returns the email's first link whose path starts with this. */
  link(pathStart: string): string
}

/** A real SMTP server that keeps the emails it receives. */
export interface Inbox extends AsyncDisposable {
  url: string
  /** Waits for the newest email with this subject to an address. */
  newest(to: string, subject: string): Promise<Letter>
  count(to: string): number
}

export async function openInbox(): Promise<Inbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as { port: number }

  const emailsTo = (to: string) =>
    received.filter((mail) => mail.to?.some((recipient) => recipient.address === to))

  return {
    url: `smtp://127.0.0.1:${port}`,
    count: (to) => emailsTo(to).length,
    newest: async (to, subject) => {
      const deadline = Date.now() + 60_000
      for (;;) {
        const mail = emailsTo(to).findLast((candidate) => candidate.subject === subject)
        if (mail) return emailFrom(mail)
        if (Date.now() > deadline) throw new Error(`No email '${subject}' arrived for ${to}`)
        await delay(10)
      }
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  }
}

function emailFrom({ subject = '', text = '', html = '' }: Email): Letter {
  return {
    subject,
    text,
    html,
    link: (pathStart) => {
      const urls = text.match(/https?:\/\/\S+/g) ?? []
      const found = urls.find((url) => new URL(url).pathname.startsWith(pathStart))
      if (!found) throw new Error(`The email '${subject}' has no link to ${pathStart}`)
      return found
    },
  }
}
