import * as z from 'zod/mini'
import { RoleName } from './people.ts'
import { message } from './translation.ts'

/** The most values of a mapping, the longest value, and how many received values are compared with the mapping. */
export const maxMappedValues = 50
export const maxMappedLength = 200
export const maxReceivedValues = 200

/** The roles that a mapping can give, lowest first. It never makes anyone an owner. */
export const mappedRoles = ['member', 'admin'] as const
export type MappedRole = (typeof mappedRoles)[number]

const tooLong = message('Use at most {{max}} characters.', { max: maxMappedLength })
const entered = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxMappedLength, tooLong))

const MappedValue = z.strictObject({
  /** As the provider sends it, such as a group's name or ID. Upper and lower case are different. */
  value: entered(message('Enter a value.')),
  role: z.enum(mappedRoles, message('Choose “member” or “admin”.')),
})

const isEachOnce = (values: readonly { value: string }[]) =>
  new Set(values.map(({ value }) => value)).size === values.length

/** Which values of a claim, or of a SAML attribute, give which role. */
export const RoleMappingForm = z.strictObject({
  claim: entered(message('Enter the name of the claim.')),
  values: z
    .array(MappedValue, message('Use a list.'))
    .check(
      z.minLength(1, message('Add at least one value.')),
      z.maxLength(
        maxMappedValues,
        message('You can add up to {{max}} values.', { max: maxMappedValues }),
      ),
      z.refine(isEachOnce, message('List each value only once.')),
    ),
})

/** The same, as it's returned. */
export const RoleMapping = z.object({
  claim: z.string(),
  values: z.array(z.object({ value: z.string(), role: z.enum(mappedRoles) })),
})
export type RoleMapping = z.infer<typeof RoleMapping>

/** What a provider sent for the mapping's claim. */
export const ReceivedRoles = z.object({
  claim: z.string(),
  values: z.array(z.string()),
  /** Whether there were more values than are compared, or the provider left them out because there were too many. */
  incomplete: z.boolean(),
})

/** What a sign-in like the test would make of the person's role. */
export const ExpectedRole = z.object({
  role: RoleName,
  /** The value that decided. Null if none matched, or if the mapping doesn't apply, as for owners. */
  value: z.nullable(z.string()),
})
