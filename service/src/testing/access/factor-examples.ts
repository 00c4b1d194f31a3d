import { randomSecret } from '#crypto/random-secret.ts'
import { newRecoveryCodesFor } from '#factors/recovery/new-codes.ts'
import { putTotp } from '#testing/factors.ts'
import type { TestCast, ExamplesOf, Player } from './cast.ts'
import { offerTotpCode } from './things.ts'
import { newChallenge } from '#factors/passkeys/challenges.ts'
import { Authenticator, createTestPasskey } from '#testing/helpers/authenticator.ts'

/** Calls about second factors. */
export const factorExamples: { factors: ExamplesOf<'factors'> } = {
  factors: {
    listFactors: () => ({}),
    beginTotp: () => ({}),
    confirmTotp: async (cast, who) => ({ body: { code: await offerTotpCode(cast, who) } }),
    removeTotp: withApp,
    newRecoveryCodes: withApp,
    cancelSecondFactorReset: async ({ service }, { id }) => {
      const { value, hash } = randomSecret('acc')
      await service.context.pool.query(
        `insert into second_factor_resets (user_id, code_hash, due_at)
         values ($1, $2, now() + interval '72 hours')
         on conflict (user_id) do update set code_hash = excluded.code_hash`,
        [id, hash],
      )
      return { body: { code: value } }
    },
    confirmRecoveryCodesSaved: {
      'without a code': async ({ service }, { id }) => {
        await newRecoveryCodesFor(service.context.db, id)
        return {}
      },
      'with a code': async ({ service }, { id }) => {
        const [code] = await newRecoveryCodesFor(service.context.db, id)
        return { body: { code } }
      },
    },
  },
}

async function withApp({ service }: TestCast, { id }: Player) {
  await putTotp(service.context, id)
  return {}
}

/** Calls about people's own passkeys, and about signing in with one. */
export const passkeyExamples: { passkeys: ExamplesOf<'passkeys'> } = {
  passkeys: {
    beginPasskeySignIn: () => ({}),
    finishPasskeySignIn: async ({ service, owner }) => {
      const { context } = service
      const passkey = await createTestPasskey(service, owner)
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

async function passkeyOf({ service }: TestCast, who: Player) {
  return { params: { id: (await createTestPasskey(service, who)).id } }
}
