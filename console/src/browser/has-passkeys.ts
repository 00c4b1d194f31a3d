import { settings } from './settings.ts'

/** Whether the service takes passkeys and this browser reads and writes them as the service does. */
export function hasPasskeys(): boolean {
  return (
    settings.passkeys && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})
  )
}
