import type { Organization } from '@accord/contract/organizations.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../language/words.ts'
import { ownProfileQuery } from '../profiles/profiles.api.ts'
import { dayInWords } from '../ui/text/time-words.ts'

/** How the person belongs to the organization (OD-2). */
export function MembershipCaption({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const profile = useQuery(ownProfileQuery(organization.id)).data
  const role = effectiveRole(organization.profileRoles ?? [])

  if (role === 'owner') {
    // Which of the two it is, only the profile knows; the line is there meanwhile.
    if (!profile) return '\u00a0'
    return profile.founder ? (
      <>
        {t('You created this organization at')} <Day value={organization.createdAt} />
      </>
    ) : (
      <>
        {t('You are an owner of this organization since')} <Day value={profile.joinedAt} />
      </>
    )
  }
  if (role === 'member') {
    return (
      <>
        {t('You are a member of this organization since')} <Day value={profile?.joinedAt} />
      </>
    )
  }
  return role === 'admin' ? t('You are an admin of this organization') : null
}

function Day({ value }: { value: string | undefined }) {
  const { language } = useWords()
  if (value === undefined) return null
  return <time dateTime={value}>{dayInWords(value, language)}</time>
}
