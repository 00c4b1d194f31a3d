import { translateMessage } from '@accord/contract/translation.ts'
import {
  alreadyInvitedToNetwork,
  organizationInNetwork,
  outsideAddress,
} from '@accord/contract/network-invitations.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { EntryList, EntryRow } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { type Found, useOrganizationInvites } from './use-organization-invites.ts'
import styles from './invite-organizations.module.css'
import { getRouteApi } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { SendCard } from '../../forms/send-card.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { ConsolePage } from '../../pages/console-page.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { OrganizationSearch } from './organization-search.tsx'

type FoundOrganizationEntryProps = {
  found: Found
  locked: boolean
  onTick: (ticked: boolean) => void
}

/** Shows a selectable search result or the reason why it can't be selected, with the state of its invitation. */
export function FoundOrganizationEntry({ found, locked, onTick }: FoundOrganizationEntryProps) {
  const { t } = useTranslation()
  const { name, city, standing, ticked, state, said } = found
  const reason =
    standing === 'joined' ? t(organizationInNetwork.message) : t(alreadyInvitedToNetwork.message)

  return (
    <EntryRow align="top">
      <div className={styles.choice}>
        <Checkbox
          label={name}
          description={
            <>
              <div>{city || t('No city')}</div>
              {standing && <div>{reason}</div>}
              {state === 'failed' && (
                <div className={styles.error}>{said && translateMessage(t, said)}</div>
              )}
            </>
          }
          checked={ticked}
          disabled={standing !== null || state === 'sent' || locked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {standing === 'joined' && <Chip tone="success">{t('Joined')}</Chip>}
      {(standing === 'invited' || state === 'sent') && <Chip tone="warning">{t('Invited')}</Chip>}
      {state === 'sending' && <Chip>{t('Sending…')}</Chip>}
      {state === 'failed' && <Chip tone="danger">{t('Failed')}</Chip>}
    </EntryRow>
  )
}

const route = getRouteApi('/signed-in/network/$id/organizations/new')

export function InviteOrganizationsScreen() {
  const { t } = useTranslation()
  const network = useNetwork()
  const callback = outsideAddress(route.useSearch().callback) ?? undefined
  const invites = useOrganizationInvites(network, callback)
  const organizations = pathTo('/network/$id/organizations', { id: network.id })
  const title = t('Invite organizations')
  const trail = useNetworkTrail(
    { label: t('Organizations'), href: organizations },
    { label: title },
  )

  return (
    <ConsolePage
      title={title}
      trail={trail}
      description={t(
        "Each organization's admins and owners get an email with a link to join. The link is valid for 30 days.",
      )}
    >
      {callback && (
        <Notice kind="info" announce={false}>
          {t('After accepting, people can continue to {{host}}.', { host: new URL(callback).host })}
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

type FoundCardProps = { invites: ReturnType<typeof useOrganizationInvites>; organizations: AppPath }

/** Shows step 2, in which people select and invite. Each search adds to the results. */
function FoundCard({ invites, organizations }: FoundCardProps) {
  const { t } = useTranslation()
  const { list, tick, send, progress, stopped, chosen } = invites

  return (
    <SendCard
      title={t('2. Invite')}
      back={{ label: t('Back to organizations'), href: organizations }}
      label={
        chosen === 0
          ? t('Invite')
          : t('Invite {{count}} organizations', { count: chosen, defaultValue_one: 'Invite' })
      }
      sendable={chosen}
      progress={progress}
      stopped={stopped}
      onSend={send}
    >
      {list.length === 0 ? (
        <EmptyState title={t('No search results yet')} icon={<Search size={20} />}>
          {t('Search results will appear here. Select the organizations you want to invite.')}
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
