import { randomBytes } from 'node:crypto'
import {
  beginTotp as beginCall,
  confirmTotp as confirmCall,
  removeTotp as removeCall,
  totpCodeWrong,
  totpExists,
} from '@accord/contract/factors.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { factorChangedMail } from '#factors/factor-changed.mail.ts'
import { recoveryCodesWith } from '#factors/recovery/new-codes.ts'
import { settleFactors } from '#factors/settle.ts'
import { productName } from '#mail/letter.ts'
import { Refused } from '#refused.ts'
import { readCode } from './check-totp.ts'
import { presentSeed } from './shown-seed.present.ts'
import { confirmStep, deleteTotp, findTotp, offerTotp } from './totp.store.ts'

/** As long as the hash that codes are made with. */
const seedBytes = 20

/** Asked for twice it shows another one: the first was seen by nobody, or by too many. */
export const beginTotp = change(beginCall, {
  as: async ({ actor }) => ({ person: actor.user }),
  records: [],

  async do({ trx, person: { id, email } }, { config, secrets }) {
    const seed = randomBytes(seedBytes)
    const sealed = secrets.authenticatorApps.seal(seed.toString('base64'), id)
    if (!(await offerTotp(trx, id, sealed))) throw new Refused(totpExists)
    return presentSeed({ seed, issuer: productName(config), email })
  },
})

export const confirmTotp = change(confirmCall, {
  as: async ({ actor }) => ({ person: actor.user }),
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  records: ['totp_added', 'second_factor_begun', 'second_factor_ended'],

  async do({ trx, actor, person, body, caller, mail, job, happened }, context) {
    const offered = await findTotp(trx, person.id)
    if (!offered) throw new Refused(notFound)
    if (offered.confirmed_at) throw new Refused(totpExists)
    const first = readCode(context, offered, body.code)
    if (!first) throw new Refused(totpCodeWrong, { fields: { code: totpCodeWrong.message } })
    if (!(await confirmStep(trx, offered, first.step))) throw new Refused(totpExists)
    happened('totp_added')
    const recoveryCodes = await recoveryCodesWith(trx, person.id)
    const changed = { userId: person.id, sessionId: actor.sessionId, added: 'totp' as const }
    await settleFactors(trx, changed, { job, happened })
    mail(factorChangedMail(context.config, person, { what: 'totp_added', caller }))
    return { recoveryCodes }
  },
})

export const removeTotp = change(removeCall, {
  as: async ({ actor }) => ({ person: actor.user }),
  records: ['totp_removed', 'second_factor_begun', 'second_factor_ended'],

  async do({ trx, actor, person, caller, mail, job, happened }, { config }) {
    if (!(await deleteTotp(trx, person.id))) throw new Refused(notFound)
    happened('totp_removed')
    await settleFactors(trx, { userId: person.id, sessionId: actor.sessionId }, { job, happened })
    mail(factorChangedMail(config, person, { what: 'totp_removed', caller }))
    return {}
  },
})
