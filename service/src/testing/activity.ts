import { checkChains } from '#activity/check-chains.ts'
import { publicKeyOf } from '#secrets/signature-key.ts'
import type { TestService } from './test-service.ts'

/** What `npm run check-activity` finds. */
export function checkedChains({ context: { db, secrets } }: TestService, handle = db) {
  return checkChains(handle, publicKeyOf(secrets.signatureKey))
}
