import { anApplication, type MadeApplication } from './applications.ts'
import type { MadeOrganization } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** An application that runs on a device without a browser. */
export function aNativeApplication(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
  form: { name?: string; scopes?: string[] } = {},
): Promise<MadeApplication> {
  return anApplication(product, manager, organization, { kind: 'native', ...form })
}

export interface StartedDevice {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
}

/** The device asks for a code and shows it. */
export async function startDevice(
  product: Product,
  { id }: MadeApplication,
  parameters: Record<string, string> = { scope: 'openid user:read organization:read' },
): Promise<StartedDevice> {
  const response = await fetch(`${product.url}/oauth/device_authorization`, {
    method: 'POST',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; BRAVIA 4K) Chrome/120.0' },
    body: new URLSearchParams({ client_id: id, ...parameters }),
  })
  return (await response.json()) as StartedDevice
}

/** The device asks whether it was decided on. */
export async function pollDevice(
  product: Product,
  { id }: MadeApplication,
  { device_code }: StartedDevice,
) {
  const response = await fetch(`${product.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: id,
      device_code,
    }),
  })
  return (await response.json()) as { access_token?: string; scope?: string; error?: string }
}
