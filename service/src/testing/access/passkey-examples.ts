import { newChallenge } from '#factors/passkeys/challenges.ts'
import { Authenticator, aPasskeyOf } from '../parts/authenticator.ts'
import type { Cast, Player } from './cast.ts'
import type { ExamplesOf } from './example.ts'

/** Calls on people's own passkeys, and signing in with one. */
export const passkeyExamples: { passkeys: ExamplesOf<'passkeys'> } = {
  passkeys: {
    beginPasskeySignIn: () => ({}),
    finishPasskeySignIn: async ({ service, owner }) => {
      const { context } = service
      const passkey = await aPasskeyOf(service, owner)
      const challenge = newChallenge(context, { purpose: 'sign_in' })
      const credential = passkey.get({ challenge, rpId: context.config.publicUrl.hostname })
      return { body: { credential } }
    },
    beginPasskey: () => ({}),
    addPasskey: ({ service: { context } }, { id }) => {
      const { origin, hostname } = context.config.publicUrl
      const challenge = newChallenge(context, { purpose: 'register', userId: id })
      const asked = { challenge, rp: { id: hostname }, user: { id: 'aGFuZGxl' } }
      return { body: { name: 'Phone', credential: new Authenticator({ origin }).create(asked) } }
    },
    renamePasskey: {
      'their own': async (cast, who) => ({ ...(await passkeyOf(cast, who)), body }),
      "another's": async (cast) => ({ ...(await passkeyOf(cast, cast.partner.owner)), body }),
    },
    removePasskey: {
      'their own': passkeyOf,
      "another's": (cast) => passkeyOf(cast, cast.partner.owner),
    },
  },
}

const body = { name: 'Laptop' }

async function passkeyOf({ service }: Cast, who: Player) {
  return { params: { id: (await aPasskeyOf(service, who)).id } }
}
