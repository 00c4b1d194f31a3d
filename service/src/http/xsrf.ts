import { createHmac } from 'node:crypto'

/** Of the browser's half of a session, which scripts cannot read: this they may, and it tells nothing of the half. */
export function xsrfOf(half: string): string {
  return createHmac('sha256', half).update('accord xsrf').digest('base64url')
}
