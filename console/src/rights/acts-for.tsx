import type { Approval } from '@accord/contract/approvals.ts'
import { useWords } from '../language/words.ts'
import { roleNames } from './role-words.ts'

type ActsForProps = { profile: Approval['profile'] | undefined }

/** The organization and the roles that an application acts in, if any. */
export function ActsFor({ profile }: ActsForProps) {
  const { t } = useWords()
  return profile
    ? t('Acts for {{organization}} ({{roles}})', {
        organization: profile.organization?.name ?? '',
        roles: roleNames(profile.roles ?? [], t),
      })
    : t('Just you, without an organization')
}
