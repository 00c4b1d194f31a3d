import { type OwnConnection, onlyLink } from '@accord/contract/connections.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import KeyRound from 'lucide-react/icons/key-round'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { LoadedPart } from '../pages/loaded.tsx'
import { canJoinAccount, providerOrganization } from '../session/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Entry, EntryList } from '../ui/layout/entry-list.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import {
  connectProviderMutation,
  disconnectProviderMutation,
  ownConnectionsQuery,
} from './connections.api.ts'

/** Lets people connect their own membership to their organization's identity provider, or disconnect it. */
export function OwnConnectionsCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const query = useQuery(ownConnectionsQuery(id))
  return (
    // Most organizations have none, so nothing waits for it.
    <LoadedPart query={query}>
      {({ data }) =>
        data.length > 0 && (
          <Card
            title={t('Single sign-on')}
            description={t(
              "Sign in through your organization's identity provider. You'll then see only this organization.",
            )}
          >
            <EntryList label={t('Single sign-on')}>
              {data.map((connection) => (
                <OwnConnectionEntry key={connection.id} connection={connection} />
              ))}
            </EntryList>
          </Card>
        )
      }
    </LoadedPart>
  )
}

function OwnConnectionEntry({ connection }: { connection: OwnConnection }) {
  const { t } = useTranslation()
  const now = useNow()
  const { id: organizationId } = useOrganization()
  const { name, linked, lastUsedAt } = connection
  const connecting = useAction({
    ...connectProviderMutation(organizationId),
    failed: t("Single sign-on couldn't be connected."),
  })
  const disconnecting = useAction({
    ...disconnectProviderMutation(organizationId),
    ask: () => ({
      title: t('Disconnect {{name}}?', { name }),
      message: t(
        "You won't be able to sign in through it, and its sessions end immediately. You can connect it again.",
      ),
      action: t('Disconnect'),
      danger: true,
    }),
    done: t('Single sign-on disconnected'),
    failed: (error) =>
      hasCode(error, onlyLink) ? t('This is your only way to sign in.') : t(explainError(error)),
  })
  const isProviderSession = providerOrganization() !== undefined

  return (
    <Entry
      icon={<KeyRound size={16} aria-hidden />}
      title={
        <>
          {name}
          {linked && <Chip tone="success">{t('Connected')}</Chip>}
        </>
      }
      action={
        // Both need the person's own account.
        !isProviderSession &&
        (linked ? (
          <Button
            size="small"
            pending={disconnecting.pending}
            onClick={() => void disconnecting.run(connection)}
          >
            <NamedLabel text={t('Disconnect<hidden> {{name}}</hidden>')} name={name} />
          </Button>
        ) : (
          <Button
            size="small"
            pending={connecting.pending}
            onClick={() => void connecting.run(connection)}
          >
            <NamedLabel text={t('Connect<hidden> {{name}}</hidden>')} name={name} />
          </Button>
        ))
      }
    >
      <span>
        {linked ? (
          lastUsedAt ? (
            <TimeSentence text={t('Last used {{time}}')} value={lastUsedAt} now={now} />
          ) : (
            t('Not used yet')
          )
        ) : (
          t('Not connected')
        )}
      </span>
    </Entry>
  )
}

/** Tells people in a provider's session why they see only this organization. */
export function ProviderSessionNotice() {
  const { t } = useTranslation()
  const { name } = useOrganization()
  if (providerOrganization() === undefined) return null
  return (
    <Notice
      kind="info"
      announce={false}
      title={t('You signed in through your organization')}
      action={canJoinAccount() && <Link to="/join-account">{t('Join with your own account')}</Link>}
    >
      {canJoinAccount()
        ? t(
            'You see only {{name}}. If you have an account of your own, you can move your membership to it.',
            { name },
          )
        : t(
            'You see only {{name}}. To see your account and your other organizations, sign out and sign in with your own account.',
            { name },
          )}
    </Notice>
  )
}
