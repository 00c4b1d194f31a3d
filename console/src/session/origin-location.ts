import type { Address } from '../browser/address.ts'
import { keep, take } from '../browser/browser-storage.ts'
import { safeReturn } from '../browser/redirects.ts'

const hour = 60 * 60 * 1000

/** Remembers where the visitor was going, for when they have signed in. */
export function keepOriginLocation(path: string) {
  if (safeReturn(path)) keep('originLocation', { path, expiresAt: Date.now() + hour })
}

export function takeOriginLocation(): Address | undefined {
  return safeReturn(take('originLocation')?.path)
}
