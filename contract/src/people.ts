import * as z from 'zod/mini'
import { countries } from './rules/regions.ts'
import { Deletion, Id, Logo, publicName, Time } from './fields.ts'
import { rankedRoles } from './rules/roles.ts'

/** Also said of names that are missing where only some callers must send them. */
export const namesMissing = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
}
export const FirstName = publicName(namesMissing.firstName, 100)
export const LastName = publicName(namesMissing.lastName, 100)

export const RoleName = z.enum([...rankedRoles, 'contact'], "This isn't a role.")

export const Profile = z.object({
  id: Id,
  email: z.string(),
  /** Whether the person proved that the address is theirs; it opens nothing until they did. */
  emailProven: z.boolean(),
  /** An address that waits to be verified. */
  pendingEmail: z.nullable(z.string()),
  roles: z.array(RoleName),
  createdAt: Time,
  joinedAt: Time,
  /** Whose profile it is made the organization. */
  founder: z.boolean(),
  /** Whether those who manage the organization suspended it: nothing can be done under it. */
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

/** How many profiles a user carries, the newest; the list of profiles has the others. */
export const carriedProfiles = 20

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Once they deleted their account, until it is removed: they can keep it, and do nothing else. */
  deletion: z.nullable(Deletion),
  /** The first page of their own profiles; `GET /profile` has all of them, and says how many there are. */
  profiles: z.array(Profile),
})
export type User = z.infer<typeof User>

/** Who somebody is, without where they belong. */
export type Person = Omit<User, 'profiles' | 'deletion'>
