import type { Page } from '@playwright/test'
import { type MadeOrganization, profileToken, send } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

export interface MadeApplication {
  id: string
  name: string
}

/** An application of the organization, made by the API's own calls. */
export async function anApplication(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  form: { name?: string; description?: string; kind?: string; scopes?: string[] } = {},
): Promise<MadeApplication> {
  const token = await profileToken(url, manager, organization.id)
  const body = { organization: organization.id, name: 'Acme Surveys', ...form }
  return send(url, 'POST /application', token, body)
}

/** What an application asks for from now on. */
export async function asksFor(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  application: MadeApplication,
  scopes: string[],
) {
  const token = await profileToken(url, manager, organization.id)
  await send(url, `PATCH /application/${application.id}`, token, { scopes })
}

/** Lets another organization's application act on behalf of this one. */
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

/** The radio of one level, on the settings of an application. */
export function levelOf(page: Page, entity: string, level: string) {
  const group = page.getByRole('radiogroup', { name: entity, exact: true })
  return group.getByRole('radio', { name: level })
}
