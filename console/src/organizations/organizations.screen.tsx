import Building2 from 'lucide-react/icons/building-2'
import { useWords } from '../language/words.ts'
import { useUser } from '../session/session.api.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

export function OrganizationsScreen() {
  const { t } = useWords()
  const user = useUser()
  const title = t('Organizations')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title, href: '/user/organizations' }]}
      description={t('The teams and companies that you act for.')}
    >
      {user ? (
        <EmptyState
          title={t('You do not belong to an organization yet')}
          icon={<Building2 size={20} aria-hidden="true" />}
        >
          {t(
            'When somebody invites you to theirs, the invitation comes by mail to {{email}}. Open its link to join.',
            { email: user.email },
          )}
        </EmptyState>
      ) : (
        <Loading label={t('Loading…')}>
          <Skeleton shape="block" />
        </Loading>
      )}
    </ConsolePage>
  )
}
