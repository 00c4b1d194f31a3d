import { outsideAddress } from '@accord/contract/network-invitations.ts'
import { getRouteApi } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type Address, addressOf } from '../../browser/address.ts'
import { SendCard } from '../../forms/send-card.tsx'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { ConsolePage } from '../../pages/console-page.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EntryList } from '../../ui/layout/entry-list.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { FoundOrganizationEntry } from './found-organization-entry.tsx'
import { OrganizationSearch } from './organization-search.tsx'
import { useOrganizationInvites } from './use-organization-invites.ts'

const route = getRouteApi('/signed-in/network/$id/organizations/new')

export function InviteOrganizationsScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const callback = outsideAddress(route.useSearch().callback) ?? undefined
  const invites = useOrganizationInvites(network, callback)
  const organizations = addressOf('/network/$id/organizations', { id: network.id })
  const title = t('Invite organizations')
  const trail = useNetworkTrail(
    { label: t('Organizations'), href: organizations },
    { label: title },
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
      <NotWhileDeleted>
        <OrganizationSearch
          network={network}
          locked={invites.progress !== undefined}
          onFound={invites.add}
        />
        <FoundCard invites={invites} organizations={organizations} />
      </NotWhileDeleted>
    </ConsolePage>
  )
}

type FoundCardProps = { invites: ReturnType<typeof useOrganizationInvites>; organizations: Address }

/** Step 2: tick and invite; more searches add to what is here. */
function FoundCard({ invites, organizations }: FoundCardProps) {
  const { t } = useWords()
  const { list, tick, send, progress, stopped, chosen } = invites

  return (
    <SendCard
      title={t('2. Invite')}
      back={{ label: t('Back to organizations'), href: organizations }}
      label={chosen > 1 ? t('Invite {{count}} organizations', { count: chosen }) : t('Invite')}
      sendable={chosen}
      progress={progress}
      stopped={stopped}
      onSend={send}
    >
      {list.length === 0 ? (
        <EmptyState title={t('Nothing to choose from yet')} icon={<Search size={20} />}>
          {t('What a search finds stands here, to be ticked. You can search several times.')}
        </EmptyState>
      ) : (
        <EntryList label={t('Organizations found')}>
          {list.map((found) => (
            <FoundOrganizationEntry
              key={found.id}
              found={found}
              locked={progress !== undefined}
              onTick={(ticked) => tick(found.id, ticked)}
            />
          ))}
        </EntryList>
      )}
    </SendCard>
  )
}
