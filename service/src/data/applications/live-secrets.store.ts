import { condition } from '#database/conditions/condition.ts'

/** It works now: one whose place a newer one took does so for a while. */
export const isLiveSecret = condition<'application_keys'>(
  (of) => `${of('expires_at')} is null or ${of('expires_at')} > now()`,
)
