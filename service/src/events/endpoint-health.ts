import { randomUUID } from 'node:crypto'
import type { DisabledReason } from '@accord/contract/event-endpoints.ts'
import { type Transaction } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Context } from '#context.ts'
import { detailOfEndpoint } from '#data/events/endpoint-detail.ts'
import {
  type EndpointPlace,
  findEndpointPlace,
  listOtherEndpoints,
} from '#data/events/endpoints.store.ts'
import { disableEndpoint, markFailingEmailed } from '#data/events/endpoint-states.store.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { emailContext } from '#mail/compose-email.ts'
import { queueMails } from '#mail/outbox.store.ts'
import { lock } from '#permissions/locks.store.ts'
import { type Health, insertOwnEvent } from './deliveries.store.ts'
import { streamDisabledMail, streamFailingMail } from './audit-streams/audit-streams.mail.ts'
import { endpointDisabledMail, endpointFailingMail } from './endpoints.mail.ts'
import { judgeHealth } from './schedule.rules.ts'

type Parts = Pick<Context, 'config' | 'db' | 'secrets' | 'wakeMailer'> & { log: FastifyBaseLogger }
type Trx = Transaction<Database>

/** After a failed attempt: notifies the endpoint's managers after a day of failures, and disables it after three. */
export async function reactToHealth(
  parts: Parts,
  { id }: { id: string },
  health: Health,
  status: number | null,
) {
  const verdict = judgeHealth(health, status)
  if (verdict === 'fine') return
  const isDone = await inTransaction(parts.db, (trx) =>
    verdict === 'email' ? emailFailing(trx, parts, id) : disable(trx, parts, id, verdict),
  )
  if (isDone) parts.wakeMailer()
}

async function emailFailing(trx: Trx, parts: Parts, id: string): Promise<boolean> {
  const place = await findEndpointPlace(trx, id)
  if (!place || !(await markFailingEmailed(trx, id))) return false
  await notifyManagers(
    trx,
    parts,
    place,
    place.stream === null ? endpointFailingMail : streamFailingMail,
  )
  return true
}

async function disable(
  trx: Trx,
  parts: Parts,
  id: string,
  reason: DisabledReason,
): Promise<boolean> {
  const place = await findEndpointPlace(trx, id)
  if (!place) return false
  // Organizations are locked before everything else.
  await lock(trx, { organizations: [place.organization_id] })
  if (!(await disableEndpoint(trx, id, reason))) return false
  const { stream } = place
  await recordOrganizationActivity(trx, parts.log, {
    kind: 'endpoint_stopped',
    organizationId: place.organization_id,
    author: { kind: 'system' },
    device: null,
    detail: { ...detailOfEndpoint(place), reason },
  })
  for (const other of await listOtherEndpoints(trx, id)) {
    const data = { endpoint: id, reason, version: 1 }
    const event = { eventId: randomUUID(), type: 'endpoint.disabled', data } as const
    await insertOwnEvent(trx, other.id, event)
  }
  await notifyManagers(trx, parts, place, (context, about) =>
    (stream === null ? endpointDisabledMail : streamDisabledMail)(context, { ...about, reason }),
  )
  return true
}

async function notifyManagers(
  trx: Trx,
  { config, secrets }: Parts,
  place: EndpointPlace,
  write: typeof endpointFailingMail,
) {
  const { host } = new URL(place.url)
  const { id, organization_id, organization_name, application_id, application_name } = place
  const about = {
    endpoint: { id, host },
    organization: { id: organization_id, name: organization_name },
    application: application_id === null ? null : { id: application_id, name: application_name! },
  }
  const managers = await listManagersOf(trx, [organization_id])
  await queueMails(
    trx,
    secrets,
    managers.map((manager) => write(emailContext(config), { ...about, manager })),
  )
}
