import type { Organization, OrganizationForm } from '@accord/contract/organizations.ts'

/** The form's fields; whether others find the organization is decided apart from them. */
export type OrganizationValues = Omit<OrganizationForm, 'findable'>

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
}: Partial<Organization>): OrganizationValues {
  return { name, description, country, email, address, city, state, zipcode, timezone }
}
