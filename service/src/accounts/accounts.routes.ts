import { getSignUp, updateUser } from '@accord/contract/accounts.ts'
import { listSolelyOwned } from '@accord/contract/deletions.ts'
import type { FastifyInstance } from 'fastify'
import {
  changePassword,
  removePassword,
  resetPassword,
  sendResetLink,
  setPassword,
} from './passwords/passwords.change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import { listSolelyOwnedRows as listOwnedAloneBy } from '#data/organizations/managers.store.ts'
import { inEqualTime } from './equal-time.ts'
import {
  discardSignUp,
  requireSignUp,
  resendVerification,
  signUp,
  verifyEmail,
} from './sign-up.change.ts'
import { signedUpWith } from './signed-up-with.ts'
import { changeName } from './change-name.change.ts'
import { getOwnEmail, maxProfilesToMove } from '@accord/contract/email-change.ts'
import { listKnownBy } from '#data/organizations/profile-emails.store.ts'
import {
  cancelEmailChange,
  changeEmail,
  undoEmailChange,
  verifyNewEmail,
} from './email/change-email.change.ts'
import { findPendingChange } from '#data/users/email-changes.store.ts'
import { presentPending, presentKnownBy } from './email/own-email.present.ts'

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

  serve(app, context, listSolelyOwned, async ({ actor, query }) => {
    const { rows, total } = await listOwnedAloneBy(context.db, actor.user.id, query)
    return presentPage(rows, total, query)
  })

  // The response time must not reveal whether an address has an account.
  serveChange(app, context, resendVerification, inEqualTime)
  serveChange(app, context, sendResetLink, inEqualTime)

  serve(app, context, { call: getSignUp, once: true }, async (handled) => {
    const waiting = await requireSignUp(handled, context)
    const provider = await signedUpWith(context.db, context.config, waiting)
    return { email: waiting.email, ...(provider && { provider }) }
  })
}

export function emailRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getOwnEmail, async ({ actor: { user } }) => {
    const known = await listKnownBy(db, user.id, user.email, maxProfilesToMove)
    const pending = await findPendingChange(db, user.id)
    return {
      email: user.email,
      pending: pending ? presentPending(pending, known) : null,
      profiles: known.map((each) => ({ id: each.id, organization: presentKnownBy(each) })),
    }
  })

  // The response time must not reveal whether an address has an account.
  serveChange(app, context, changeEmail, inEqualTime)
  serveChange(app, context, cancelEmailChange)
  serveChange(app, context, verifyNewEmail)
  serveChange(app, context, undoEmailChange)
}
