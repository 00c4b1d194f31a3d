import { startExport } from '#exports/start-export.change.ts'
import type { Context } from '#context.ts'
import { changeAs, type DemoOwner } from './demo-owner.ts'

/** An export of the organization; the service makes its file as soon as it runs. */
export async function fillInDemoExport(context: Context, owner: DemoOwner) {
  const { organizationId: id } = owner.actor.profile!
  await changeAs(owner, context, startExport, { params: { type: 'organization', id } })
}
