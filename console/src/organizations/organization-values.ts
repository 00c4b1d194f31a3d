import type { Organization, OrganizationForm } from '@accord/contract/organizations.ts'

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
}: Partial<Organization>): OrganizationForm {
  return { name, description, country, email, address, city, state, zipcode, timezone }
}
