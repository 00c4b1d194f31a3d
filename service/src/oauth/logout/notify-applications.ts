import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Client, Provider } from 'oidc-provider'
import type { Context } from '#context.ts'
import { postForm } from '#http/outbound.ts'
import type { EngineParts } from '#oauth/configuration.ts'
import type { Engine } from '#oauth/engine.ts'
import { createEngine } from '#oauth/provider.ts'
import { deleteNotice, findNotice } from '#data/sessions/session-applications.store.ts'

/** Everything that is needed to notify applications, in the service or in a worker. */
type Parts = EngineParts & Pick<Context, 'jobs'> & { log: FastifyBaseLogger }

type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>

/** With these limits, an application that doesn't respond delays only a few others, and only for seconds. */
const hands = { count: 4, takes: 10 }

const patienceMilliseconds = 24 * 60 * 60 * 1000

/** Notifies applications that a session ended (OpenID Connect Back-Channel Logout 1.0), until the queue is stopped. */
export async function startLogoutNotifications(parts: Parts) {
  const engine = createEngine(parts)
  const notify = (id: string, signal: AbortSignal) =>
    notifyApplication(parts, engine, { id, signal })
  await parts.jobs.work('logout-notices', notify, hands)
}

/**
 * Notifies an application at least once. If a process dies before it records the response, another one repeats the
 * notification.
 */
async function notifyApplication(
  parts: Parts,
  engine: Engine,
  { id, signal }: { id: string; signal: AbortSignal },
) {
  const { clock, config, db, log } = parts
  const notice = await findNotice(db, id)
  if (!notice) return
  const client = await engine.Client.find(notice.application_id)
  const to = client?.backchannelLogoutUri
  // The application has turned off notifications.
  if (!to) return deleteNotice(db, id)

  const about = { notice: id, application: client.clientId }
  try {
    engine.takeUpKeys()
    const form = { logout_token: await logoutToken(engine, client, notice) }
    const status = await postForm(config, { to, form, signal })
    if (status === 400) log.warn(about, 'an application rejected a sign-out notification')
    else if (status < 200 || status > 299)
      throw new Error(`The application responded with ${status}.`)
  } catch (error) {
    if (clock.now() - notice.created_at.getTime() < patienceMilliseconds) throw error
    log.warn({ ...about, err: error }, 'could not deliver a sign-out notification')
  }
  await deleteNotice(db, id)
}

/** Creates the token when it's sent, because it's valid for only two minutes. */
function logoutToken({ IdToken }: Provider, client: Client, { user_id, subject, sid }: Notice) {
  const sub = subject ?? user_id
  const token = new IdToken({ sub }, { client })
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  for (const [name, value] of Object.entries({ sub, sid, events, jti: randomUUID() })) {
    token.set(name, value)
  }
  return token.issue({ use: 'logout' })
}
