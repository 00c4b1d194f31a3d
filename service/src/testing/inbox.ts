import { openMail } from '#mail/outbox.store.ts'
import type { Context } from '#context.ts'

/** Returns the decrypted emails to an address, newest first. */
export async function emailsTo({ db, secrets }: Context, email: string) {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ kind: row.kind, subject: row.subject, ...openMail(secrets, row) }))
}

export async function newestCode(context: Context, email: string): Promise<string> {
  for (const { text } of await emailsTo(context, email)) {
    const code = /acc_[\w-]{43}/.exec(text ?? '')?.[0]
    if (code) return code
  }
  throw new Error(`No letter with a code went to ${email}`)
}

/** Returns the context of a process that is killed at its nth email. */
export function killedAtEmail(context: Context, nth: number): Context {
  const { secrets } = context
  let emails = 0
  const seal = (...sealed: Parameters<typeof secrets.mails.seal>) => {
    emails += 1
    if (emails === nth) throw new Error('killed')
    return secrets.mails.seal(...sealed)
  }
  return { ...context, secrets: { ...secrets, mails: { ...secrets.mails, seal } } }
}
