import { connectAndProve, proveProvider } from '@accord/contract/connections.ts'
import { callWith } from '../../session/call.ts'
import { withReauthentication } from '../../session/reauthentication.ts'
import { liveToken } from '../../session/tokens.ts'

// `call` would end the session if the sign-in at the provider took too long.

/** Proves the person's identity at a provider in their own session. Returns the organization. */
export async function proveToProvider(code: string): Promise<{ organization: string }> {
  return callWith(await liveToken(), proveProvider, { body: { code } })
}

/** Also connects the person at the provider to their membership. */
export function connectAndProveToProvider(code: string): Promise<{ organization: string }> {
  return withReauthentication(async () =>
    callWith(await liveToken(), connectAndProve, { body: { code } }),
  )
}
