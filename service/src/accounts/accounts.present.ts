import type { Person } from '@accord/contract/people.ts'
import type { UserRow } from './accounts.store.ts'

export function presentPerson(user: UserRow): Person {
  return { id: user.id, email: user.email, firstName: user.first_name, lastName: user.last_name }
}
