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

/** Creates an endpoint and verifies it with a test event. */
export async function createTestEndpoint(
  { context }: TestService,
  { owner }: Pick<TestOrganization, 'owner'>,
  of: EndpointOwner,
  form: Pick<EndpointSettings, 'url'> & Partial<EndpointSettings>,
): Promise<EndpointRow> {
  const { db, secrets } = context
  const endpoint = await inTransaction(db, (trx) =>
    insertEndpoint(trx, secrets, of, { ...settings, ...form }, owner.profileId),
  )
  await sendTestEvent(context, endpoint)
  return (await findEndpoint(db, endpoint.id))!
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
