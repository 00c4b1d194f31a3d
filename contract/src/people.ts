import * as z from 'zod/mini'
import { countries } from './rules/regions.ts'
import { Deletion, Id, Logo, publicName, Time } from './fields.ts'
import { rankedRoles } from './rules/roles.ts'
import { message } from './translation.ts'

/** These errors are also used if only some callers have to send names. */
export const namesMissing = {
  firstName: message('Enter your first name.'),
  lastName: message('Enter your last name.'),
}
export const FirstName = publicName(namesMissing.firstName, 100)
export const LastName = publicName(namesMissing.lastName, 100)

export const RoleName = z.enum([...rankedRoles, 'contact'], message("This isn't a valid role."))

export const Profile = z.object({
  id: Id,
  email: z.string(),
  /** Whether the person verified the address. Until then, it gives no access. */
  emailProven: z.boolean(),
  /** A new address that isn't verified yet. */
  pendingEmail: z.nullable(z.string()),
  roles: z.array(RoleName),
  createdAt: Time,
  joinedAt: Time,
  /** Whether this person created the organization. */
  founder: z.boolean(),
  /** Whether a manager suspended the profile, so that it can't be used. */
  suspended: z.boolean(),
  organization: z.object({
    id: Id,
    name: z.optional(z.string()),
    logo: z.optional(Logo),
    country: z.optional(z.enum(countries)),
    deletion: z.optional(z.nullable(Deletion)),
  }),
})
export type Profile = z.infer<typeof Profile>

/** The maximum number of profiles in a user, newest first. `GET /profile` returns all of them. */
export const carriedProfiles = 20

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Set while the account is deleted but not yet removed. The person can then only restore it. */
  deletion: z.nullable(Deletion),
  /** The first page of the person's profiles. `GET /profile` returns all of them and their total number. */
  profiles: z.array(Profile),
})
export type User = z.infer<typeof User>

/** A person without their profiles. */
export type Person = Omit<User, 'profiles' | 'deletion'>
