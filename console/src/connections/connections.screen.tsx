import { type Connection, maxConnections } from '@accord/contract/connections.ts'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { NamedLabel } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { ListView } from '../pages/lists/paged-list.tsx'
import { renderButton, renderLink } from '../pages/router-link.tsx'
import { buttonClass } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { connectionState, providerAndProtocol } from './connection-labels.ts'
import { ConnectionPage } from './connection-page.tsx'
import { useConnectionPages, useOwnsConnections } from './connection-pages.ts'
import { connectionsQuery } from './connections.api.ts'
import styles from './connections.module.css'

/** Lists the identity providers with which members can sign in. */
export function ConnectionsScreen() {
  const { t } = useTranslation()
  return (
    <ConnectionPage
      title={t('Single sign-on')}
      description={t("Let members sign in with your organization's identity provider.")}
      action={<AddButton />}
    >
      <ConnectionList />
    </ConnectionPage>
  )
}

/** Shows the button that adds a connection, unless the empty state has it or there are too many. */
function AddButton() {
  const { t } = useTranslation()
  const { create } = useConnectionPages()
  const { id, deletion } = useOrganization()
  const isOwner = useOwnsConnections()
  const count = useQuery({ ...connectionsQuery(id), enabled: false }).data?.data.length
  if (!isOwner || deletion || count === 0 || (count ?? 0) >= maxConnections) return null
  return renderButton(
    create,
    <>
      <Plus size={16} />
      {t('Add connection')}
    </>,
    { variant: 'primary' },
  )
}

function ConnectionList() {
  const { t } = useTranslation()
  const { id, deletion } = useOrganization()
  const { create } = useConnectionPages()
  const isOwner = useOwnsConnections()
  const connections = useQuery(connectionsQuery(id))
  const columns = useColumns()
  const table = (rows: readonly Connection[], skeletonRows = 0) => (
    <Table
      caption={t('Connections')}
      linked
      columns={columns}
      rows={rows}
      rowKey={(connection) => connection.id}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <ListView
      query={connections}
      failure={t("We couldn't load the connections.")}
      loadingLabel={t('Loading the connections…')}
      skeleton={table([], 1)}
      empty={
        <EmptyState
          title={t('No connections yet')}
          icon={<KeyRound size={20} />}
          action={
            isOwner &&
            !deletion &&
            renderButton(create, t('Add connection'), { variant: 'primary' })
          }
        >
          {t(
            'Connect Microsoft Entra ID, Okta, Google Workspace, Keycloak, or any other provider with OpenID Connect or SAML. Members then sign in there, and get access to this organization only.',
          )}{' '}
          {!isOwner && t('Only owners can add a connection.')}
        </EmptyState>
      }
    >
      {({ data }) => (
        <div className={styles.stack}>
          {table(data)}
          {!isOwner && (
            <p className={styles.hint}>{t('Only owners can add or change a connection.')}</p>
          )}
          {isOwner && data.length >= maxConnections && (
            <p className={styles.hint}>
              {t(
                'You have the maximum of {{count}} connections. To add another, delete one first.',
                { count: maxConnections },
              )}
            </p>
          )}
        </div>
      )}
    </ListView>
  )
}

function useColumns(): TableColumn<Connection>[] {
  const { t } = useTranslation()
  const now = useNow()
  const pages = useConnectionPages()

  return [
    {
      id: 'name',
      header: t('Name'),
      cell: (connection) => (
        <span className={styles.name}>
          {connection.name}
          <span className={styles.second}>{providerAndProtocol(connection, t)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('State'),
      cell: (connection) => <ConnectionChip connection={connection} />,
    },
    {
      id: 'people',
      header: t('Connected people'),
      cell: ({ people }) =>
        t('{{count}} people', { count: people, defaultValue_one: '{{count}} person' }),
    },
    {
      id: 'lastSignIn',
      header: t('Last sign-in'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <TimeSentence text={t('Signed in {{time}}')} value={lastSignInAt} now={now} />
        ) : (
          t('No one yet')
        ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: ({ id, name, state }) =>
        renderLink({
          href: state === 'draft' ? pages.setUp(id) : pages.status(id),
          className: buttonClass({}),
          children: (
            <NamedLabel
              text={t('{{action}}<hidden>: {{name}}</hidden>', { action: t('Open') })}
              name={name}
            />
          ),
        }),
    },
  ]
}

export function ConnectionChip({ connection }: { connection: Pick<Connection, 'state'> }) {
  const { t } = useTranslation()
  const [name, tone] = connectionState(connection.state, t)
  return <Chip tone={tone}>{name}</Chip>
}
