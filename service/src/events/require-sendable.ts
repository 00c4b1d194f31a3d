import { invalidInput } from '@accord/contract/errors.ts'
import { message } from '@accord/contract/translation.ts'
import type { Config } from '#config/config.ts'
import { isSendable } from '#http/outbound.ts'
import { RequestError } from '#request-error.ts'

/** The same rules as in `http/outbound.ts`, as far as they can be checked without looking up the name. */
export function requireSendable(config: Config, url: string) {
  if (isSendable(config, new URL(url))) return
  const complaint = url.startsWith('https:')
    ? message('Use an address on the public internet.')
    : message('Use https.')
  throw new RequestError(invalidInput, { fields: { url: complaint } })
}
