import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  countries,
  formatPostalCode,
  isPostalCode,
  postalCodeLength,
  regionsOf,
  timezonesOf,
} from './rules/regions.ts'
import {
  Deletion,
  Done,
  Email,
  Id,
  Logo,
  optionalText,
  paged,
  Paging,
  publicName,
  searching,
  Time,
} from './fields.ts'
import { Profile, RoleName } from './people.ts'
import { forbidden, notFound, defineError, unauthenticated } from './errors.ts'
import { message } from './translation.ts'

export const organizationRequired = defineError({
  code: 'select_organization_first',
  status: 403,
  message: message('Select the organization first.'),
})

export const ownerCannotLeave = defineError({
  code: 'owner_cannot_leave',
  status: 403,
  message: message("Owners can't leave the organization."),
})

export const lastOwner = defineError({
  code: 'last_owner',
  status: 409,
  message: message('The organization must keep at least one owner.'),
})

export const ownerNeedsFactor = defineError({
  code: 'owner_needs_factor',
  status: 409,
  message: message(
    'The organization requires a second factor, so at least one remaining owner must have one.',
  ),
})

/** A provider vouches for a member, and never for an owner. */
export const ownerNeedsOwnAccount = defineError({
  code: 'owner_needs_own_account',
  status: 409,
  message: message(
    'This member only signs in through your identity provider. Owners need an account of their own. Ask the member to connect theirs first.',
  ),
})

export const tooManyOrganizations = defineError({
  code: 'too_many_organizations',
  status: 429,
  message: message("You've reached today's limit for new organizations. Try again tomorrow."),
})

const fields = {
  name: publicName(message('Enter the name of the organization.'), 100),
  description: optionalText(1000),
  address: optionalText(200),
  email: z.union([z.literal(''), Email], message('Enter a valid email address.')),
  city: optionalText(100),
  state: optionalText(2),
  zipcode: optionalText(7),
  timezone: optionalText(64),
  country: z.enum(countries, message('Choose a country.')),
  /** Whether network owners can find the organization by the email address of one of its managers. */
  findable: z.boolean(message('This value must be true or false.')),
}

/** All fields of an organization's form. The checks depend on its country. */
export const OrganizationForm = z
  .strictObject({
    name: fields.name,
    description: z._default(fields.description, ''),
    address: z._default(fields.address, ''),
    email: z._default(fields.email, ''),
    city: z._default(fields.city, ''),
    state: z._default(fields.state, ''),
    zipcode: z._default(fields.zipcode, ''),
    timezone: z._default(fields.timezone, ''),
    country: z._default(fields.country, 'US'),
    findable: z.optional(fields.findable),
  })
  .check(
    z.overwrite((form) => ({ ...form, zipcode: formatPostalCode(form.country, form.zipcode) })),
    z.check(({ value, issues }) => {
      const { country, state, zipcode, timezone } = value
      const complain = (field: keyof typeof value, complaint: string) =>
        issues.push({ code: 'custom', path: [field], message: complaint, input: value[field] })

      if (state !== '' && !regionsOf(country).some(({ code }) => code === state)) {
        complain(
          'state',
          country === 'CA' ? message('Choose a province.') : message('Choose a state.'),
        )
      }
      if (timezone !== '' && !timezonesOf(country).includes(timezone)) {
        complain('timezone', message('Choose a time zone.'))
      }
      if (
        zipcode.length > postalCodeLength(country) ||
        (zipcode !== '' && !isPostalCode(country, zipcode))
      ) {
        complain(
          'zipcode',
          country === 'CA'
            ? message('Enter a postal code such as K1A 0B1.')
            : message('Enter a 5-digit ZIP code.'),
        )
      }
    }),
  )
export type OrganizationForm = z.infer<typeof OrganizationForm>

/** Members see a few fields, and managers see all fields of the form. */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  description: z.optional(z.string()),
  logo: z.optional(Logo),
  country: z.optional(z.enum(countries)),
  createdAt: z.optional(Time),
  /** The roles of the caller's profile. */
  profileRoles: z.optional(z.array(RoleName)),
  /** In lists, whether the caller's profile is suspended. They then can't open anything in the organization. */
  suspended: z.optional(z.boolean()),
  address: z.optional(z.string()),
  email: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zipcode: z.optional(z.string()),
  timezone: z.optional(z.string()),
  /** Only set in lists for managers. */
  memberCount: z.optional(z.int()),
  findable: z.optional(z.boolean()),
  deletion: z.optional(z.nullable(Deletion)),
})
export type Organization = z.infer<typeof Organization>

export const createOrganization = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization',
  access: 'session',
  scope: 'organization:manage',
  body: OrganizationForm,
  status: 201,
  reply: z.object({ organization: Organization, profile: Profile }),
  errors: [unauthenticated, tooManyOrganizations],
})

export const listOrganizations = defineCall({
  method: 'GET',
  path: '/organization',
  access: 'session',
  scope: 'organization:read',
  service: true,
  query: z.extend(Paging, searching),
  reply: paged(Organization),
  errors: [unauthenticated],
})

export const getOrganization = defineCall({
  method: 'GET',
  path: '/organization/{id}',
  access: 'session',
  providerSession: true,
  scope: 'organization:read',
  service: true,
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ application: z.optional(Id) }),
  reply: Organization,
  errors: [unauthenticated, notFound, organizationRequired],
})

export const updateOrganization = defineCall({
  method: 'PATCH',
  path: '/organization/{id}',
  access: 'session',
  providerSession: true,
  scope: 'organization:manage',
  params: z.strictObject({ id: Id }),
  body: z.partial(z.strictObject(fields)),
  reply: Organization,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

export const leaveOrganization = defineCall({
  method: 'POST',
  path: '/organization/leave',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  previews: true,
  whileDeleted: true,
  body: z.optional(z.nullable(z.strictObject({ organization: z.optional(Id) }))),
  reply: Done,
  errors: [unauthenticated, notFound, organizationRequired, ownerCannotLeave],
})
