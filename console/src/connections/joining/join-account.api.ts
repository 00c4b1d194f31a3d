import type { SecondStep } from '@accord/contract/factors.ts'
import { unauthenticated } from '@accord/contract/errors.ts'
import { type JoinPreview, joinAccount, proveOwnAccount } from '@accord/contract/join-account.ts'
import { beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import { hasCode } from '../../api/error-checks.ts'
import { requestPasskey } from '../../browser/passkey.ts'
import { call, callWith } from '../../session/call.ts'
import { endExpiredSession } from '../../session/expired-session.ts'
import { withReauthentication } from '../../session/reauthentication.ts'
import { liveToken, startSession } from '../../session/tokens.ts'

/** Sends a call whose 401 may be about the proof. `call` would end the session after a wrong password. */
function send<C extends Call>(described: C, sent: Sent<C>): Promise<ReplyOf<C>> {
  return withReauthentication(async () =>
    callWith(await liveToken(), described, sent as never).catch((error: unknown) => {
      if (hasCode(error, unauthenticated)) endExpiredSession()
      throw error
    }),
  )
}

type AccountProof = Sent<typeof proveOwnAccount>['body']

export function prove(body: AccountProof): Promise<JoinPreview | SecondStep> {
  return send(proveOwnAccount, { body })
}

/** Asks for a passkey of the person's own account. Returns undefined if none was used. */
export async function provePasskey(): Promise<JoinPreview | SecondStep | undefined> {
  const { options } = await call(beginPasskeySignIn, { body: {} })
  const credential = await requestPasskey(options)
  return credential && prove({ credential })
}

/** Joins the accounts. The browser then has a session of the person's own. */
export async function join(code: string) {
  startSession(await send(joinAccount, { body: { code } }))
}
