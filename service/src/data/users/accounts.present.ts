import type { User } from '@accord/contract/people.ts'
import type { UserRow } from './accounts.store.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'

export function presentPerson(user: UserRow): Omit<User, 'profiles'> {
  const { id, email, first_name: firstName, last_name: lastName } = user
  return { id, email, firstName, lastName, deletion: presentDeletion(user) }
}
