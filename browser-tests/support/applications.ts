import type { Page } from '@playwright/test'
import { type MadeOrganization, profileToken, send } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

export interface MadeApplication {
  id: string
  name: string
}

/** Creates an application for the organization through the API. */
export async function createsApplication(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  form: { name?: string; description?: string; kind?: string; scopes?: string[] } = {},
): Promise<MadeApplication> {
  const token = await profileToken(url, manager, organization.id)
  const body = { organization: organization.id, name: 'Acme Surveys', ...form }
  return send(url, 'POST /application', token, body)
}

/** Changes the scopes that an application requests. */
export async function requestsScopes(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  application: MadeApplication,
  scopes: string[],
) {
  const token = await profileToken(url, manager, organization.id)
  await send(url, `PATCH /application/${application.id}`, token, { scopes })
}

/** Authorizes another organization's application for this organization. */
export async function authorizes(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  application: MadeApplication,
): Promise<{ id: string }> {
  const token = await profileToken(url, manager, organization.id)
  return send(url, 'POST /authorized-application', token, {
    organization: organization.id,
    application: application.id,
  })
}

export async function revokes(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  authorization: { id: string },
) {
  const token = await profileToken(url, manager, organization.id)
  await send(url, `DELETE /authorized-application/${authorization.id}`, token)
}

/** Returns the radio button for one level in an application's settings. */
export function levelOf(page: Page, entity: string, level: string) {
  const group = page.getByRole('radiogroup', { name: entity, exact: true })
  return group.getByRole('radio', { name: level })
}

/** Creates an application that runs on a device without a browser. */
export function createsNativeApplication(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
  form: { name?: string; scopes?: string[] } = {},
): Promise<MadeApplication> {
  return createsApplication(product, manager, organization, { kind: 'native', ...form })
}

export interface StartedDevice {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
}

/** Requests a code, which the device shows. */
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

/** Polls for the person's decision, as the device would. */
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
