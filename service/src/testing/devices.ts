import { randomBytes } from 'node:crypto'
import { userCodeLetters } from '@accord/contract/rules/user-codes.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import * as oauth from 'openid-client'
import type { Pool } from 'pg'
import { lifetimes } from '#oauth/lifetimes.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { saveDeviceCode } from '#oauth/storage/artifacts.store.ts'
import { anApplication } from './applications.ts'
import { fetchAt, issuer } from './oauth.ts'
import type { AnOrganization } from './organizations.ts'
import type { TestService } from './test-service.ts'

/** A code that waits, put there directly: what is decided on it is the point, not how it was issued. */
export async function aWaitingDevice(pool: Pool, { applicationId }: { applicationId: string }) {
  const deviceCode = randomBytes(32).toString('base64url')
  const userCode = aUserCode()
  const payload = {
    kind: 'DeviceCode',
    exp: Math.floor(Date.now() / 1000) + lifetimes.DeviceCode,
    clientId: applicationId,
    params: { client_id: applicationId, scope: 'openid user:read' },
    deviceInfo: { address: '127.0.0.1', agent: '' },
  }
  const [hash, userCodeHash] = [hashSecret(deviceCode), hashSecret(userCode)]
  const values = [hash, userCodeHash, applicationId, JSON.stringify(payload), 1200] as const
  await saveDeviceCode(pool, [...values])
  return { deviceCode, userCode }
}

/** One of many that no device shows. */
export function aUserCode(): string {
  return [...randomBytes(8)].map((byte) => userCodeLetters[byte % 20]).join('')
}

/** An application that runs on a device: a public client. */
export function aNativeApplication(
  organization: AnOrganization,
  scopes: Scope[] = ['user:read', 'profile:read'],
) {
  return anApplication(organization, { kind: 'native', scopes })
}

/** An unmodified client of another make, as the program on the device would use it. */
export function deviceClientOf(service: TestService, { id }: { id: string }) {
  return oauth.discovery(new URL(issuer), id, undefined, oauth.None(), {
    execute: [oauth.allowInsecureRequests],
    [oauth.customFetch]: fetchAt(service),
  })
}

/** As a device asks whether it was decided on. */
export async function poll(
  { url }: TestService,
  client: { id: string },
  deviceCode: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: client.id,
      device_code: deviceCode,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
