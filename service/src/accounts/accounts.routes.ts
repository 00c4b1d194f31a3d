import { getSignUp, updateUser } from '@accord/contract/accounts.ts'
import { listOwnedAlone } from '@accord/contract/deletions.ts'
import type { FastifyInstance } from 'fastify'
import { changePassword } from '#accounts/passwords/change-password.change.ts'
import { removePassword } from '#accounts/passwords/remove-password.change.ts'
import { resetPassword, sendResetLink } from '#accounts/passwords/reset-password.change.ts'
import { setPassword } from '#accounts/passwords/set-password.change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listOwnedAlone as listOwnedAloneBy } from '#data/organizations/owners.store.ts'
import { inEqualTime } from './equal-time.ts'
import { resendVerification, signUp } from './sign-up.change.ts'
import { changeName } from './change-name.change.ts'
import { discardSignUp, requireSignUp, verifyEmail } from './verify-email.change.ts'

export function accountRoutes(app: FastifyInstance, context: Context) {
  serveChange(app, context, signUp)
  serveChange(app, context, verifyEmail)
  serveChange(app, context, discardSignUp)
  serveChange(app, context, resetPassword)
  serveChange(app, context, {
    call: updateUser,
    choose: ({ body }) => ('firstName' in body ? changeName : changePassword),
  })

  serveChange(app, context, removePassword)
  serveChange(app, context, setPassword)

  serve(app, context, listOwnedAlone, async ({ actor, query }) => {
    const { rows, total } = await listOwnedAloneBy(context.db, actor.user.id, query)
    return presentPage(rows, total, query)
  })

  // Whether an address has an account is not told by time either.
  serveChange(app, context, resendVerification, inEqualTime)
  serveChange(app, context, sendResetLink, inEqualTime)

  serve(app, context, { call: getSignUp, once: true }, async (handled) => {
    const { email } = await requireSignUp(handled, context)
    return { email }
  })
}
