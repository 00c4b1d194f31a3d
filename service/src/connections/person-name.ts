import { publicNameFault, withoutDirectionMarks } from '@accord/contract/fields.ts'
import { containsBrand } from '#calls/parse.ts'
import type { Config } from '#config/config.ts'
import type { Assertion } from './linking.rules.ts'

const maxLength = 100

/**
 * Returns the names of a new person. A provider can send anything, and strangers read names, so one that no one could
 * enter is replaced by the first part of the address.
 */
export function nameOfNewPerson(
  { brand }: Pick<Config, 'brand'>,
  { firstName, lastName }: Pick<Assertion, 'firstName' | 'lastName'>,
  email: string,
): { firstName: string; lastName: string } {
  const [first, last] = [usable(firstName), usable(lastName)]
  const isOurs = containsBrand(brand, `${first ?? ''} ${last ?? ''}`)
  const local = usable(email.slice(0, email.lastIndexOf('@'))) ?? '–'
  return isOurs
    ? { firstName: local, lastName: '–' }
    : { firstName: first ?? local, lastName: last ?? '–' }
}

function usable(name: string | undefined): string | undefined {
  const trimmed = withoutDirectionMarks(name ?? '')
    .trim()
    .slice(0, maxLength)
    .trim()
  return trimmed === '' || publicNameFault(trimmed) !== undefined ? undefined : trimmed
}
