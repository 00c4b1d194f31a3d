import { getOwnEmail, mostProfilesAlong } from '@accord/contract/email-change.ts'
import type { FastifyInstance } from 'fastify'
import { inEqualTime } from '#accounts/equal-time.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listKnownBy } from '#data/organizations/profile-emails.store.ts'
import { cancelEmailChange, changeEmail } from './change-email.change.ts'
import { findPendingChange } from '#data/users/email-changes.store.ts'
import { presentPending, presentWhere } from './own-email.present.ts'
import { undoEmailChange } from './undo-email-change.change.ts'
import { verifyNewEmail } from './verify-new-email.change.ts'

export function emailRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getOwnEmail, async ({ actor: { user } }) => {
    const known = await listKnownBy(db, user.id, user.email, mostProfilesAlong)
    const pending = await findPendingChange(db, user.id)
    return {
      email: user.email,
      pending: pending ? presentPending(pending, known) : null,
      profiles: known.map((each) => ({ id: each.id, organization: presentWhere(each) })),
    }
  })

  // Whether an address has an account is not told by time either.
  serveChange(app, context, changeEmail, inEqualTime)
  serveChange(app, context, cancelEmailChange)
  serveChange(app, context, verifyNewEmail)
  serveChange(app, context, undoEmailChange)
}
