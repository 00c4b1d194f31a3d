import type { Organization } from '@accord/contract/organizations.ts'
import type { Language } from '../../language/language.ts'
import type { Translate } from '../../language/plain-words.ts'

type Words = { t: Translate; language: Language }

/** What tells two of one name apart: where it is, and how many are in it. */
export function placeWords({ city, memberCount }: Organization, { t, language }: Words): string[] {
  const count = memberCount?.toLocaleString(language) ?? ''
  const people = memberCount === 1 ? t('1 member') : t('{{count}} members', { count })
  return [...(city ? [city] : []), ...(memberCount === undefined ? [] : [people])]
}
