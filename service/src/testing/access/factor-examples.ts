import { randomSecret } from '#secrets/random-secret.ts'
import { newRecoveryCodesFor } from '#factors/recovery/new-codes.ts'
import { putTotp } from '../factors.ts'
import type { Cast, Player } from './cast.ts'
import type { ExamplesOf } from './example.ts'
import { anOfferedCode } from './things.ts'

/** What people prove themselves with. */
export const factorExamples: { factors: ExamplesOf<'factors'> } = {
  factors: {
    listFactors: () => ({}),
    beginTotp: () => ({}),
    confirmTotp: async (cast, who) => ({ body: { code: await anOfferedCode(cast, who) } }),
    removeTotp: withApp,
    newRecoveryCodes: withApp,
    keepSecondFactor: async ({ service }, { id }) => {
      const { value, hash } = randomSecret('acc')
      await service.context.pool.query(
        `insert into second_factor_resets (user_id, code_hash, due_at)
         values ($1, $2, now() + interval '72 hours')
         on conflict (user_id) do update set code_hash = excluded.code_hash`,
        [id, hash],
      )
      return { body: { code: value } }
    },
    keepRecoveryCodes: async ({ service }, { id }) => {
      await newRecoveryCodesFor(service.context.db, id)
      return {}
    },
  },
}

async function withApp({ service }: Cast, { id }: Player) {
  await putTotp(service.context, id)
  return {}
}
