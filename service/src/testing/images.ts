import { drawPng } from '../dev/demo/draw-png.ts'
import { inTransaction } from '#database/transactions.ts'
import { type LogoOwner, replaceLogo } from '#data/logos/logos.store.ts'
import type { TestService } from './test-service.ts'

/** Returns a PNG of one color. */
export function pngOf(side: number, shade = 90): Buffer {
  return drawPng(side, () => [shade, shade, shade])
}

/** Inserts a logo as the service stores it, without a call. */
export function insertLogoOf({ context: { db } }: TestService, owner: LogoOwner) {
  const logo = { media_type: 'image/png', bytes: pngOf(16) } as const
  return inTransaction(db, (trx) => replaceLogo(trx, owner, logo))
}
