import type { AppPath } from '../browser/app-path.ts'
import { saveStored, takeStored } from '../browser/browser-storage.ts'
import { safeReturn } from '../browser/redirects.ts'

const hour = 60 * 60 * 1000

/** Stores the visitor's destination before sign-in. */
export function saveOriginLocation(path: string) {
  if (safeReturn(path)) saveStored('originLocation', { path, expiresAt: Date.now() + hour })
}

export function takeOriginLocation(): AppPath | undefined {
  return safeReturn(takeStored('originLocation')?.path)
}
