import { organizationFields } from '@accord/contract/activity-details.ts'
import { OrganizationForm, updateOrganization as call } from '@accord/contract/organizations.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change, unchanged } from '#calls/change.ts'
import { parse } from '#calls/parse.ts'
import { presentOrganization } from '#data/organizations/organizations.present.ts'
import { getOrganizationRow, setDetails } from '#data/organizations/organizations.store.ts'

export const updateOrganization = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  records: ['organization_updated'],

  async do({ trx, own, params, body, happened }) {
    const stored = await getOrganizationRow(trx, params.id)
    // What a country asks for is a rule of the whole form, not of the fields that came.
    const present = Object.fromEntries(organizationFields.map((field) => [field, stored[field]]))
    const form = parse(OrganizationForm, { ...present, ...body })
    const fields = organizationFields.filter((field) => form[field] !== stored[field])
    if (fields.length === 0) return unchanged(presentOrganization(stored, own.roles))

    const updated = await setDetails(trx, params.id, form)
    happened('organization_updated', { fields })
    return presentOrganization(updated, own.roles)
  },
})
