import type { Scope } from '@accord/contract/rules/scopes.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import {
  type EndpointOwner,
  type EndpointRow,
  type EndpointSettings,
  findEndpoint,
  insertEndpoint,
} from '#data/events/endpoints.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { sendTestEvent } from '#events/send-now.ts'
import { notLogged } from '#observability/events.ts'
import { registerTestClient } from './oauth.ts'
import type { TestOrganization } from './organizations.ts'
import type { TestService } from './test-service.ts'

const settings: Omit<EndpointSettings, 'url'> = {
  types: [],
  format: 'standard',
  includes_email: false,
  strict_order: false,
  signs_ed25519: false,
}

/** Creates an endpoint that isn't verified. */
export function insertTestEndpoint(
  { context: { db, secrets } }: TestService,
  { owner }: Pick<TestOrganization, 'owner'>,
  of: EndpointOwner,
  form: Pick<EndpointSettings, 'url'> & Partial<EndpointSettings>,
): Promise<EndpointRow> {
  return inTransaction(db, (trx) =>
    insertEndpoint(trx, secrets, of, { ...settings, ...form }, owner.profileId),
  )
}

/** Creates an endpoint and verifies it with a test event. */
export async function createTestEndpoint(
  service: TestService,
  organization: Pick<TestOrganization, 'owner'>,
  of: EndpointOwner,
  form: Pick<EndpointSettings, 'url'> & Partial<EndpointSettings>,
): Promise<EndpointRow> {
  const endpoint = await insertTestEndpoint(service, organization, of, form)
  await sendTestEvent(service.context, endpoint)
  return (await findEndpoint(service.context.db, endpoint.id))!
}

/** Registers an application that requests these scopes. */
export function createEventApplication(organization: TestOrganization, scopes: Scope[]) {
  return registerTestClient(organization, { scopes })
}

/** Adds activity without a change, because most tests need only the rows. */
export function recordUpdate({ context }: TestService, { id }: { id: string }) {
  return inTransaction(context.db, (trx) =>
    recordOrganizationActivity(trx, notLogged, {
      kind: 'organization_updated',
      organizationId: id,
      author: { kind: 'system' },
      device: null,
      detail: { fields: ['name'] },
    }),
  )
}
