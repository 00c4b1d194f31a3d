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
