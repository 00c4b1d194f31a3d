import { drawPng } from '../dev/demo/draw-png.ts'
import { inTransaction } from '#database/transactions.ts'
import { type LogoOwner, replaceLogo } from '#data/logos/logos.store.ts'
import { setApplication } from '#data/applications/applications.store.ts'
import { setOrganizationLogoId } from '#data/organizations/organizations.store.ts'
import type { TestService } from './test-service.ts'

/** A PNG of one color. */
export function pngOf(side: number, shade = 90): Buffer {
  return drawPng(side, () => [shade, shade, shade])
}

/** Sets a logo as the service stores it, without a call. */
export function insertLogoOf({ context: { db } }: TestService, owner: LogoOwner) {
  return inTransaction(db, async (trx) => {
    const id = await replaceLogo(trx, owner, { media_type: 'image/png', bytes: pngOf(16) })
    await ('application_id' in owner
      ? setApplication(trx, owner.application_id, { logo_id: id })
      : setOrganizationLogoId(trx, owner.organization_id, id))
    return id
  })
}
