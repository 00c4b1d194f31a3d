import { type Organization, OrganizationForm } from '@accord/contract/organizations.ts'
import * as z from 'zod/mini'

/** What a form sends of a checkbox; of one that is not ticked it sends nothing. */
export const ticked = 'on'

/** The form's fields, all of them text. */
export type OrganizationValues = Omit<OrganizationForm, 'findable'> & { findable: string }

/** What was typed and ticked, as the contract has it and checks it. */
export const TypedOrganization = z.pipe(
  z.transform((typed: Record<string, unknown>) => {
    const findable = typed['findable'] === ticked
    return { ...typed, findable } as z.input<typeof OrganizationForm>
  }),
  OrganizationForm,
)

/** What a form of an organization starts with. */
export function organizationValues({
  name = '',
  description = '',
  country = 'US',
  email = '',
  address = '',
  city = '',
  state = '',
  zipcode = '',
  timezone = '',
  findable = true,
}: Partial<Organization>): OrganizationValues {
  const place = { country, address, city, state, zipcode, timezone }
  return { name, description, email, ...place, findable: findable ? ticked : '' }
}
