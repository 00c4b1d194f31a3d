import { randomBytes } from 'node:crypto'
import {
  beginTotp as beginCall,
  confirmTotp as confirmCall,
  confirmRecoveryCodesSaved as keepCall,
  newRecoveryCodes as newCall,
  noSecondFactor,
  removeTotp as removeCall,
  totpCodeWrong,
  totpExists,
} from '@accord/contract/factors.ts'
import { reauthenticationRequired, notFound } from '@accord/contract/errors.ts'
import { change, unchanged } from '#calls/change.ts'
import { factorChangedMail } from './factors.mail.ts'
import { newRecoveryCodesFor, recoveryCodesWith } from './recovery/new-codes.ts'
import { settleFactors } from './settle.ts'
import { productName, emailContext } from '#mail/compose-email.ts'
import { RequestError } from '#request-error.ts'
import { readCode } from './totp/totp.ts'
import { presentSeed } from './factors.present.ts'
import { confirmStep, deleteTotp, findTotp, offerTotp } from './totp/totp.store.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { markRecoveryKept } from '#data/users/accounts.store.ts'
import { hasFactor, uncountedOf } from './factors.store.ts'
import { checkRecoveryCode, countRecoveryCodes } from './recovery/recovery.store.ts'

/** The length of the SHA-1 hash that generates the codes, as RFC 4226 recommends. */
const seedBytes = 20

/** Every call creates a new seed. The person may have lost the previous one, or someone else may have seen it. */
export const beginTotp = change(beginCall, {
  resolve: async ({ actor }) => ({ person: actor.user }),
  records: [],

  async run({ trx, person: { id, email } }, { config, secrets }) {
    const seed = randomBytes(seedBytes)
    const sealed = secrets.authenticatorApps.seal(seed.toString('base64'), id)
    if (!(await offerTotp(trx, id, sealed))) throw new RequestError(totpExists)
    return presentSeed({ seed, issuer: productName(config), email })
  },
})

export const confirmTotp = change(confirmCall, {
  resolve: async ({ actor }) => ({ person: actor.user }),
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  records: ['totp_added', 'second_factor_begun', 'second_factor_ended'],

  async run({ trx, actor, person, body, caller, mail, job, happened }, context) {
    const offered = await findTotp(trx, person.id)
    if (!offered) throw new RequestError(notFound)
    if (offered.confirmed_at) throw new RequestError(totpExists)
    const first = readCode(context, offered, body.code)
    if (!first) throw new RequestError(totpCodeWrong, { fields: { code: totpCodeWrong.message } })
    if (!(await confirmStep(trx, offered, first.step))) throw new RequestError(totpExists)
    happened('totp_added')
    const recoveryCodes = await recoveryCodesWith(trx, person.id)
    const changed = { userId: person.id, sessionId: actor.sessionId, added: 'totp' as const }
    await settleFactors(trx, changed, { job, happened })
    mail(factorChangedMail(emailContext(context.config), person, { what: 'totp_added', caller }))
    return { recoveryCodes }
  },
})

export const removeTotp = change(removeCall, {
  resolve: async ({ actor }) => ({ person: actor.user }),
  records: ['totp_removed', 'second_factor_begun', 'second_factor_ended'],

  async run({ trx, actor, person, caller, mail, job, happened }, { config }) {
    if (!(await deleteTotp(trx, person.id))) throw new RequestError(notFound)
    happened('totp_removed')
    await settleFactors(trx, { userId: person.id, sessionId: actor.sessionId }, { job, happened })
    mail(factorChangedMail(emailContext(config), person, { what: 'totp_removed', caller }))
    return {}
  },
})

export const newRecoveryCodes = change(newCall, {
  resolve: async ({ actor }, db) => ({
    person: actor.user,
    uncounted: await uncountedOf(db, actor.user.id),
  }),
  // Confirming that the codes were saved requires a session with the new factor, so it is checked here first.
  authorize: ({ actor, uncounted }) =>
    uncounted.length === 0 || isStrong(actor.factors) || reauthenticationRequired,
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  records: ['recovery_codes_made'],

  async run({ trx, person, caller, mail, happened }, { config }) {
    if (!(await hasFactor(trx, person.id))) throw new RequestError(noSecondFactor)
    const recoveryCodes = await newRecoveryCodesFor(trx, person.id)
    happened('recovery_codes_made')
    mail(factorChangedMail(emailContext(config), person, { what: 'recovery_codes_made', caller }))
    return { recoveryCodes }
  },
})

/**
 * Until the person confirms that they saved the codes, sign-in doesn't require their first factor. This way, closing a
 * tab too early can't lock them out.
 */
export const confirmRecoveryCodesSaved = change(keepCall, {
  async resolve({ actor, body }, db) {
    const hasCode = body?.code && (await checkRecoveryCode(db, actor.user.id, body.code))
    return { person: actor.user, hasCode: Boolean(hasCode) }
  },
  // Anyone who has the codes can confirm their identity with one, so the page that shows them doesn't need another
  // confirmation.
  authorize: ({ actor, hasCode }) => requireReauthIf(!hasCode, actor),
  records: ['second_factor_begun', 'second_factor_ended'],

  async run({ trx, actor, person, caller, mail, job, happened }, { config }) {
    if ((await countRecoveryCodes(trx, person.id)) === 0) throw new RequestError(notFound)
    if (!(await markRecoveryKept(trx, person.id))) return unchanged({})
    const changed = { userId: person.id, sessionId: actor.sessionId }
    const begun = await settleFactors(trx, changed, { job, happened })
    // Otherwise this session would end, and only the next sign-in would show whether the person still has the factor.
    if (begun && !isStrong(actor.factors)) throw new RequestError(reauthenticationRequired)
    // A person with two passkeys already needed one of them to sign in, so nothing changes.
    if (!begun) return unchanged({})
    mail(factorChangedMail(emailContext(config), person, { what: 'second_factor_begun', caller }))
    return {}
  },
})
