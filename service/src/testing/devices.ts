import { randomBytes } from 'node:crypto'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { userCodeLetters } from '@accord/contract/rules/user-codes.ts'
import { anApplication } from './applications.ts'
import type { AnOrganization } from './organizations.ts'
import type { TestService } from './test-service.ts'

/** An application that runs on a device: a public client. */
export function aNativeApplication(
  organization: AnOrganization,
  scopes: Scope[] = ['user:read', 'profile:read'],
) {
  return anApplication(organization, { kind: 'native', scopes })
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

/** Of many one that no device shows. */
export function madeUpUserCode(): string {
  return [...randomBytes(8)].map((byte) => userCodeLetters[byte % 20]).join('')
}
