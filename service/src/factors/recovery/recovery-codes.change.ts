import {
  keepRecoveryCodes as keepCall,
  newRecoveryCodes as newCall,
  noFactorYet,
} from '@accord/contract/factors.ts'
import { confirmFirst, notFound } from '@accord/contract/refusal.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { markRecoveryKept } from '#data/users/accounts.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { factorChangedMail } from '#factors/factor-changed.mail.ts'
import { hasFactor } from '#factors/factors.store.ts'
import { settleFactors } from '#factors/settle.ts'
import { Refused } from '#refused.ts'
import { newRecoveryCodesFor } from './new-codes.ts'
import { countRecoveryCodes } from './recovery.store.ts'

export const newRecoveryCodes = change(newCall, {
  as: async ({ actor }) => ({ person: actor.user }),
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  records: ['recovery_codes_made'],

  async do({ trx, person, caller, mail, happened }, { config }) {
    if (!(await hasFactor(trx, person.id))) throw new Refused(noFactorYet)
    const recoveryCodes = await newRecoveryCodesFor(trx, person.id)
    happened('recovery_codes_made')
    mail(factorChangedMail(config, person, { what: 'recovery_codes_made', caller }))
    return { recoveryCodes }
  },
})

/** Until then a first factor is not asked for: nobody locks themselves out by closing a tab. */
export const keepRecoveryCodes = change(keepCall, {
  as: async ({ actor }) => ({ person: actor.user }),
  records: ['second_factor_begun', 'second_factor_ended'],

  async do({ trx, actor, person, caller, mail, job, happened }, { config }) {
    if ((await countRecoveryCodes(trx, person.id)) === 0) throw new Refused(notFound)
    if (!(await markRecoveryKept(trx, person.id))) return unchanged({})
    const changed = { userId: person.id, sessionId: actor.sessionId }
    const begun = await settleFactors(trx, changed, { job, happened })
    // Their session would end, and they would learn only then whether the factor is at hand.
    if (begun && !isStrong(actor.factors)) throw new Refused(confirmFirst)
    // Who has two passkeys is asked for one of them already.
    if (!begun) return unchanged({})
    mail(factorChangedMail(config, person, { what: 'second_factor_begun', caller }))
    return {}
  },
})
