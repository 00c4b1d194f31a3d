import type { Organization } from '@accord/contract/organizations.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../language/words.ts'
import { LoadedPart } from '../pages/loaded-part.tsx'
import { ownProfileQuery } from '../profiles/profiles.api.ts'
import { dayInWords } from '../ui/text/time-words.ts'

/** How the person belongs to the organization (OD-2). */
export function MembershipCaption({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const profile = useQuery(ownProfileQuery(organization.id))
  const role = effectiveRole(organization.profileRoles ?? [])

  if (role === 'admin') return t('You are an admin of this organization')
  if (role !== 'owner' && role !== 'member') return null
  return (
    <LoadedPart query={profile}>
      {({ founder, joinedAt }) =>
        role === 'member' ? (
          <>
            {t('You are a member of this organization since')} <Day value={joinedAt} />
          </>
        ) : founder ? (
          <>
            {t('You created this organization at')} <Day value={organization.createdAt} />
          </>
        ) : (
          <>
            {t('You are an owner of this organization since')} <Day value={joinedAt} />
          </>
        )
      }
    </LoadedPart>
  )
}

function Day({ value }: { value: string | undefined }) {
  const { language } = useWords()
  if (value === undefined) return null
  return <time dateTime={value}>{dayInWords(value, language)}</time>
}
