import type { ApplicationChange } from '@accord/contract/applications.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { changeOf } from './applications.rules.ts'
import { type ApplicationRow, setApplication } from './applications.store.ts'
import { decidedBy, type Decider, lockManagedApplication } from '#access/require-managed.ts'

interface Change extends Decider {
  id: string
  body: z.output<typeof ApplicationChange>
}

/**
 * Scopes that are added here widen no authorization: each keeps what its organization granted. Scopes
 * that are taken are gone for every token at its next use, because what an application may do is
 * worked out then.
 */
export function changeApplication(
  db: Kysely<Database>,
  { id, body, ...decider }: Change,
): Promise<ApplicationRow> {
  return inTransaction(db, async (trx) => {
    const { application } = await lockManagedApplication(trx, decider.asked, id)
    const change = changeOf(application, body)
    if (!change) return application
    const changed = await setApplication(trx, id, change.set)
    await recordOrganizationActivity(trx, {
      kind: change.kind,
      ...decidedBy(decider),
      detail: { subject: application.name, change: change.words },
    })
    return changed
  })
}
