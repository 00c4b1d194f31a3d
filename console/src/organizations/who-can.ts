import type { Translate } from '../language/words.ts'

/** Said to those who do not manage the organization; where they may know which it is, by its name. */
export function whoCan(t: Translate, organization?: { name: string }): string {
  return organization
    ? t('Admins and owners of {{organization}} can. Ask one of them.', {
        organization: organization.name,
      })
    : t('Admins and owners of the organization can. Ask one of them.')
}
