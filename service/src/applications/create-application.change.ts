import type { ApplicationForm } from '@accord/contract/applications.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { type ApplicationRow, insertApplication } from './applications.store.ts'
import { insertKey } from './keys.store.ts'
import { decidedBy, type Decider } from '#access/require-managed.ts'

interface Registration extends Decider {
  form: z.output<typeof ApplicationForm> & { scopes: Scope[] }
}

/** With its first secret: an application is never without one. */
export function registerApplication(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { form, ...decider }: Registration,
): Promise<ApplicationRow> {
  return inTransaction(db, async (trx) => {
    const { organizationId } = await requireStillManager(trx, decider.asked)
    const application = await insertApplication(trx, { organizationId, ...form })
    await insertKey(trx, secrets, application.id)
    await recordOrganizationActivity(trx, {
      kind: 'application_created',
      ...decidedBy(decider),
      detail: { subject: form.name, change: form.scopes.join(', ') },
    })
    return application
  })
}
