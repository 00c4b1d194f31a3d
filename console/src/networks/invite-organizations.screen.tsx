import { outsideAddress } from '@accord/contract/network-invitations.ts'
import { getRouteApi } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useWords } from '../language/words.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import { renderLink } from '../shell/router-link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { FoundOrganizationEntry } from './found-organization-entry.tsx'
import styles from './invite-organizations.module.css'
import { OrganizationSearch } from './organization-search.tsx'
import { useNetwork, useNetworkTrail } from './use-network.ts'
import { useOrganizationInvites } from './use-organization-invites.ts'

const route = getRouteApi('/signed-in/network/$id/organizations/new')

export function InviteOrganizationsScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const callback = outsideAddress(route.useSearch().callback) ?? undefined
  const invites = useOrganizationInvites(network, callback)
  const organizations = `/network/${network.id}/organizations`
  const title = t('Invite organizations')
  const trail = useNetworkTrail(
    { label: t('Organizations'), href: organizations },
    { label: title, href: `${organizations}/new` },
  )

  return (
    <ConsolePage
      title={title}
      trail={trail}
      description={t('Admins and owners of each get a mail with a link to join, good for 30 days.')}
    >
      {callback && (
        <Notice kind="info" announce={false}>
          {t('Whoever accepts is sent on to {{host}}.', { host: new URL(callback).host })}
        </Notice>
      )}
      <OrganizationSearch
        network={network}
        locked={invites.progress !== undefined}
        onFound={invites.add}
      />
      <FoundCard invites={invites} organizations={organizations} />
    </ConsolePage>
  )
}

type FoundCardProps = { invites: ReturnType<typeof useOrganizationInvites>; organizations: string }

/** Step 2: tick and invite; more searches add to what is here. */
function FoundCard({ invites, organizations }: FoundCardProps) {
  const { t } = useWords()
  const { list, tick, send, progress, chosen } = invites
  const sending = progress !== undefined

  return (
    <Card
      title={t('2. Invite')}
      footer={
        <>
          {renderLink({
            href: organizations,
            className: buttonClass({}),
            children: t('Back to organizations'),
          })}
          <Button
            variant="primary"
            pending={sending}
            disabled={!sending && chosen === 0}
            onClick={() => void send()}
          >
            {chosen > 1 ? t('Invite {{count}} organizations', { count: chosen }) : t('Invite')}
          </Button>
        </>
      }
    >
      {list.length === 0 ? (
        <EmptyState
          title={t('Nothing to choose from yet')}
          icon={<Search size={20} aria-hidden="true" />}
        >
          {t('What a search finds stands here, to be ticked. You can search several times.')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('Organizations found')}>
          {list.map((found) => (
            <FoundOrganizationEntry
              key={found.id}
              found={found}
              locked={sending}
              onTick={(ticked) => tick(found.id, ticked)}
            />
          ))}
        </ul>
      )}
      {progress && (
        <ProgressBar
          label={t('{{done}} of {{of}} sent', progress)}
          value={progress.done / progress.of}
        />
      )}
    </Card>
  )
}
