import type { Decider } from '#applications/require-managed.ts'
import { beginExport } from '#exports/begin-export.ts'
import type { Context } from '#context.ts'

/** An export of the organization; the service makes its file as soon as it runs. */
export async function fillInDemoExport(context: Context, { actor, caller, asked }: Decider) {
  const { organizationId } = asked
  await beginExport(
    context,
    { actor, caller, acting: asked },
    { type: 'organization', organizationId, networkId: null },
  )
}
