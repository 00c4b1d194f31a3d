import { beginPasskeySignIn, passkeysOff } from '@accord/contract/own-passkeys.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { addPasskey } from './add-passkey.change.ts'
import { beginPasskey } from './begin-passkey.change.ts'
import { requestOptions } from './check-assertion.ts'
import { relyingPartyOf } from './relying-party.rules.ts'
import { removePasskey } from './remove-passkey.change.ts'
import { renamePasskey } from './rename-passkey.change.ts'
import { signInWithPasskey } from './sign-in-with-passkey.change.ts'

export function passkeyRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginPasskeySignIn, async () => {
    if (!relyingPartyOf(context.config)) throw new Refused(passkeysOff)
    return { options: await requestOptions(context, { purpose: 'sign_in' }) }
  })

  serveChange(app, context, signInWithPasskey)
  serveChange(app, context, beginPasskey)
  serveChange(app, context, addPasskey)
  serveChange(app, context, renamePasskey)
  serveChange(app, context, removePasskey)
}
