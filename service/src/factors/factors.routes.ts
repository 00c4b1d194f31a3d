import { listFactors } from '@accord/contract/factors.ts'
import type { FastifyInstance } from 'fastify'
import { getUser } from '#data/users/accounts.store.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { organizationsRequiring } from './factors.store.ts'
import { presentFactors } from './factors.present.ts'
import { listPasskeys } from './passkeys/passkeys.store.ts'
import {
  beginTotp,
  confirmTotp,
  confirmRecoveryCodesSaved,
  newRecoveryCodes,
  removeTotp,
} from './factors.change.ts'
import { countRecoveryCodes } from './recovery/recovery.store.ts'
import { cancelSecondFactorReset } from './reset/cancel-reset.change.ts'
import { findTotp } from './totp/totp.store.ts'
import { beginPasskeySignIn, passkeysOff } from '@accord/contract/own-passkeys.ts'
import { RequestError } from '#request-error.ts'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys/passkeys.change.ts'
import { requestOptions } from './passkeys/check-assertion.ts'
import { relyingPartyOf } from './passkeys/relying-party.rules.ts'

export function factorRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listFactors, async ({ actor: { user } }) =>
    presentFactors({
      user: await getUser(db, user.id),
      passkeys: await listPasskeys(db, user.id),
      totp: await findTotp(db, user.id),
      left: await countRecoveryCodes(db, user.id),
      requiring: await organizationsRequiring(db, user.id),
    }),
  )

  serveChange(app, context, beginTotp)
  serveChange(app, context, confirmTotp)
  serveChange(app, context, removeTotp)
  serveChange(app, context, newRecoveryCodes)
  serveChange(app, context, cancelSecondFactorReset)
  serveChange(app, context, confirmRecoveryCodesSaved)
}

export function passkeyRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginPasskeySignIn, async () => {
    if (!relyingPartyOf(context.config)) throw new RequestError(passkeysOff)
    return { options: await requestOptions(context, { purpose: 'sign_in' }) }
  })

  serveChange(app, context, signInWithPasskey)
  serveChange(app, context, beginPasskey)
  serveChange(app, context, addPasskey)
  serveChange(app, context, renamePasskey)
  serveChange(app, context, removePasskey)
}
