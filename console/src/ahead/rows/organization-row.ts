import type { Organization } from '@accord/contract/organizations.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { userLanguage } from '../../language/language.ts'
import { plain } from '../../language/plain-words.ts'
import { placeWords } from '../../organizations/list/place-words.ts'
import type { DrawnRow } from '../rows-in.ts'

/** As the samples follow each other. */
const kinds = ['owner', 'admin', 'member']

export function organizationRow(row: Organization): DrawnRow | undefined {
  const { id, name, description, profileRoles = [], deletion, suspended } = row
  const kind = kinds.indexOf(effectiveRole(profileRoles) ?? '')
  const place = placeWords(row, { t: plain, language: userLanguage() }).join(' · ')
  if (deletion || suspended || kind < 0) return undefined
  return { kind, values: { item: id, name, description, place } }
}
