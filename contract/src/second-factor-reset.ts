import { defineCall } from './call.ts'
import { Done, MailedCode } from './fields.ts'
import { refusal } from './refusal.ts'

export const resetOver = refusal({
  code: 'reset_over',
  status: 400,
  message: 'There is nothing to stop: it was stopped before, or it is done.',
})

/** How long somebody has to stop what another asked for. */
export const resetHours = 72

export const keepSecondFactor = defineCall({
  method: 'POST',
  path: '/second-factor-reset/cancel',
  summary:
    'Keep your second factor: stops its reset, with the code of the mail that told you of it.',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  refusals: [resetOver],
})
