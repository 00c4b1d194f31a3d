import type { Organization } from '@accord/contract/organizations.ts'
import { effectiveRole } from '@accord/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../language/words.ts'
import { ownProfileQuery } from './organizations.api.ts'

/** How the person belongs to the organization (OD-2). */
export function MembershipCaption({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const joinedAt = useQuery(ownProfileQuery(organization.id)).data?.joinedAt
  const role = effectiveRole(organization.profileRoles ?? [])

  if (role === 'owner') {
    return (
      <>
        {t('You created this organization at')} <Day value={organization.createdAt} />
      </>
    )
  }
  if (role === 'member') {
    return (
      <>
        {t('You are a member of this organization since')} <Day value={joinedAt} />
      </>
    )
  }
  return role === 'admin' ? t('You are an admin of this organization') : null
}

function Day({ value }: { value: string | undefined }) {
  const { language } = useWords()
  if (value === undefined) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(value))
  return <time dateTime={value}>{day}</time>
}
