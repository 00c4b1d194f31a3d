import { passSecondStep as call } from '@accord/contract/session.ts'
import { secondFactorWrong, signInOver } from '@accord/contract/second-step.ts'
import { change } from '#calls/change.ts'
import { checkProof, useProof } from '#factors/proofs.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { recoveryCodeUsedMail } from '#factors/recovery/recovery-code-used.mail.ts'
import { countTry, settleTries } from '#limits/limits.store.ts'
import { Refused } from '#refused.ts'
import { answerSignedIn, beginSession, cookiesHeld } from '#session/begin-session.ts'
import { countGuess } from '#session/count-guess.ts'
import { countPendingTry, endPending, findPending } from './pending-sign-ins.store.ts'
import { secondStepFailedMail } from './second-step-failed.mail.ts'

/** What follows the right password of somebody who has a second factor: only now a session begins. */
export const passSecondStep = change(call, {
  async as({ body }, db) {
    const person = await findPending(db, body.pending)
    if (!person) throw new Refused(signInOver)
    return { person }
  },
  async prepare({ body, person, caller, reply }, context) {
    const { config, db } = context
    const held = cookiesHeld(reply.request, config)
    const from = { address: caller.address, device: held.cookie }
    const guess = await countGuess(context, { email: person.email, ...from }, 'second')
    if (!(await countPendingTry(db, body.pending))) {
      await settleTries(context.db, { shared: [guess.own, ...guess.shared] })
      throw new Refused(signInOver, { account: person.id })
    }
    const proof = await checkProof(context, person.id, body.proof, {
      purpose: 'second_step',
      caller,
    })
    if (proof) await settleTries(context.db, guess)
    return { proof, held }
  },
  records: ['signed_in', 'sign_in_failed', 'recovery_code_used'],

  async do({ trx, body, person: user, prepared, caller, mail, happened }, { config }) {
    const { proof, held } = prepared
    if (!proof) {
      happened('sign_in_failed', { userId: user.id })
      const limit = config.limits.secondStepMailPerPerson
      const wait = await countTry(trx, 'secondStepMailPerPerson', limit, user.id)
      if (wait === undefined) mail(secondStepFailedMail(config, user, caller))
      return new Refused(secondFactorWrong, { account: user.id })
    }
    if (!(await endPending(trx, body.pending))) throw new Refused(signInOver)
    if (!(await useProof(trx, proof))) throw new Refused(secondFactorWrong, { account: user.id })
    const proved = { user, factors: ['password' as const, proof.factor], caller, ...held }
    const begun = await beginSession(trx, proved, { config, mail })
    if (!begun) throw new Refused(signInOver)
    const where = { userId: user.id, sessionId: begun.sessionId }
    happened('signed_in', where)
    if (proof.factor === 'recovery') {
      happened('recovery_code_used', where)
      const left = await countRecoveryCodes(trx, user.id)
      mail(recoveryCodeUsedMail(config, user, { left, caller }))
    }
    return begun
  },

  after: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
})
