import type { ConnectionSignIn } from '@accord/contract/connections.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../i18n/translation.ts'
import { NothingFound, PagedList, moreResultsMessage } from '../pages/lists/paged-list.tsx'
import { usePolling } from '../pages/use-polling.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useConnection } from './connection-area.tsx'
import { outcomeLabel } from './connection-labels.ts'
import { useConnectionPages } from './connection-pages.ts'
import { type SignInFilter, signInsPerPage, signInsQuery } from './connections.api.ts'
import styles from './connections.module.css'
import { SamlProblems } from './setup/saml-facts.tsx'

/** Shows the last sign-ins through a connection, and why others were rejected. */
export function ConnectionStatusScreen() {
  const { t } = useTranslation()
  const connection = useConnection()
  const { id } = connection
  const pages = useConnectionPages()
  const { page = 1, show } = useFilter()
  // People sign in at any time.
  const refetchInterval = usePolling(() => 15_000)
  const signIns = useQuery({ ...signInsQuery(connection, page, show), refetchInterval })
  const columns = useColumns()
  const table = (rows: readonly ConnectionSignIn[], skeletonRows = 0) => (
    <Table
      caption={t('Sign-ins')}
      columns={columns}
      rows={rows}
      rowKey={(signIn) => signIn.id}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <div className={styles.stack}>
      {connection.saml && <SamlProblems saml={connection.saml} />}
      <Summary />
      <Filter />
      <PagedList
        query={signIns}
        page={page}
        perPage={signInsPerPage}
        hrefOf={(next) => pages.status(id, { show, page: next })}
        pagesLabel={t('Pages of sign-ins')}
        failure={t("We couldn't load the sign-ins.")}
        loadingLabel={t('Loading the sign-ins…')}
        skeleton={table([], 4)}
        empty={
          show ? (
            <NothingFound everything={pages.status(id)}>
              {show === 'rejected' ? t('No sign-ins were rejected.') : t('No sign-ins succeeded.')}
            </NothingFound>
          ) : (
            <EmptyState title={t('No sign-ins yet')}>
              {t(
                'Every sign-in through this connection appears here, and every rejection with its reason.',
              )}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <>
            {table(rows)}
            {signIns.data?.__meta.more && (
              <p className={styles.hint}>{moreResultsMessage(signIns.data.__meta.total, t)}</p>
            )}
          </>
        )}
      </PagedList>
    </div>
  )
}

function Summary() {
  const { t, language } = useTranslation()
  const now = useNow()
  const { people, lastSignInAt, testedAt } = useConnection()
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{t('Connected people')}</dt>
        <dd>{people.toLocaleString(language)}</dd>
        <dt>{t('Last sign-in')}</dt>
        <dd>{lastSignInAt ? <RelativeTime value={lastSignInAt} now={now} /> : t('No one yet')}</dd>
        <dt>{t('Last successful test')}</dt>
        <dd>
          {testedAt ? (
            <RelativeTime value={testedAt} now={now} />
          ) : (
            t('Not tested with the current values.')
          )}
        </dd>
      </dl>
    </Card>
  )
}

/** Returns the page and the filter in the address. */
function useFilter() {
  const { page, show } = useSearch({ strict: false })
  return {
    page: typeof page === 'number' ? page : undefined,
    show: (['succeeded', 'rejected'] as const).find((one) => one === show),
  }
}

function Filter() {
  const { t } = useTranslation()
  const { id } = useConnection()
  const pages = useConnectionPages()
  const router = useRouter()
  const { show } = useFilter()
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('Show')}
        value={show ?? ''}
        onChange={({ target }) =>
          router.history.push(
            pages.status(id, { show: (target.value || undefined) as SignInFilter | undefined }),
          )
        }
      >
        <option value="">{t('All sign-ins')}</option>
        <option value="succeeded">{t('Succeeded')}</option>
        <option value="rejected">{t('Rejected')}</option>
      </SelectField>
    </div>
  )
}

function useColumns(): TableColumn<ConnectionSignIn>[] {
  const { t } = useTranslation()
  const now = useNow()
  return [
    {
      id: 'person',
      header: t('Address'),
      cell: ({ email, rejection }) => {
        if (email !== null) return email
        // Nothing is read from a response that isn't acceptable.
        const wasRead = rejection === null || rejection === 'email_missing'
        return (
          <span className={styles.hint}>
            {wasRead ? t('The provider sent none') : t('Unknown')}
          </span>
        )
      },
    },
    {
      id: 'result',
      header: t('Result'),
      roomy: true,
      cell: ({ outcome, rejection, says, received }) => (
        <span className={styles.name}>
          <Chip tone={rejection ? 'danger' : 'success'}>
            {rejection ? t('Rejected') : t('Succeeded')}
          </Chip>
          <span className={styles.second}>
            {outcome ? outcomeLabel(outcome, t) : t(says)}
            {received !== null && <code> {received}</code>}
          </span>
        </span>
      ),
    },
    {
      id: 'time',
      header: t('Time'),
      cell: ({ at }) => <RelativeTime value={at} now={now} />,
    },
  ]
}
