import { type Approval, revokeApproval } from '@accord/contract/approvals.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { accessNames } from '../../permissions/scope-sentences.ts'
import styles from './approvals-card.module.css'
import AppWindow from 'lucide-react/icons/app-window'
import { ApplicationPermissions } from '../../permissions/scope-list.tsx'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry, EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { LastUsed, TimeSentence } from '../../ui/text/relative-time.tsx'
import { EntityLogo } from '../../ui/text/entity-logo.tsx'
import { ActsFor } from '../../permissions/role-chip.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../pages/loaded.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { ownRequestsQuery } from '../approval.api.ts'
import { useWithdrawRequest } from '../admin-consent/admin-consent-notice.tsx'
import { useAction } from '../../actions/use-action.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { approvalsPerPage, approvalsQuery, revokeApprovalMutation } from './approvals.api.ts'
import { type ReactNode, useRef } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Shows the days on which an application was used, and since when usage is recorded. */
function UsedDays({ approval }: { approval: Approval }) {
  const { t, language } = useTranslation()
  const { usedDays, recordedSince } = approval
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <>
      {usedDays.length > 0 && (
        <span>{t('Used on {{days}} of the last 90 days', { days: usedDays.length })}</span>
      )}
      {recordedSince && (
        <span>
          {t('Usage not recorded before {{date}}', { date: day.format(new Date(recordedSince)) })}
        </span>
      )}
    </>
  )
}

/**
 * Shows the permissions that the application never used. If the application was never used at all, this isn't shown
 * again.
 */
function NeverUsed({ approval }: { approval: Approval }) {
  const { t } = useTranslation()
  const { lastUsedAt, unusedScopes } = approval
  if (!lastUsedAt || unusedScopes.length === 0) return null
  return (
    <p className={styles.unused}>
      {t('Never used: {{what}}', { what: accessNames(unusedScopes, t) })}
    </p>
  )
}

type ApprovalEntryProps = { approval: Approval; revoking: boolean; onRevoke: () => void }

function ApprovalEntry({ approval, revoking, onRevoke }: ApprovalEntryProps) {
  const { t } = useTranslation()
  const { application, profile, scopes, standardScopes, lastUsedAt } = approval
  const { name } = application

  return (
    <Entry
      icon={<EntityLogo of={application} />}
      title={name}
      action={
        <Button size="small" pending={revoking} onClick={onRevoke}>
          <NamedLabel text={t('Revoke {{name}}')} name={name} />
        </Button>
      }
      below={
        <>
          <NeverUsed approval={approval} />
          <details className={styles.more}>
            <summary>
              <NamedLabel text={t('Permissions {{name}}')} name={name} />
            </summary>
            <ApplicationPermissions
              label={t("{{name}}'s permissions", { name })}
              scopes={scopes}
              standardScopes={standardScopes}
              personal={!profile}
            />
            {standardScopes.includes('offline_access') && (
              <p className={styles.away}>
                {t("It can do this even while you're away, until you revoke its access.")}
              </p>
            )}
          </details>
          <ShowPreview
            name={name}
            through={{ application: application.id, profile: profile?.id }}
            message={<ActsFor profile={profile} />}
          />
        </>
      }
    >
      <span>{t('Owned by {{owner}}', { owner: application.organization.name })}</span>
      <span>
        <ActsFor profile={profile} />
      </span>
      <span>
        <LastUsed at={lastUsedAt} />
      </span>
      <UsedDays approval={approval} />
    </Entry>
  )
}

/** Shows the person's pending requests to admins. `onWithdrawn` moves the focus. */
export function RequestedConsents({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useTranslation()
  const now = useNow()
  const requests = useQuery(ownRequestsQuery)
  const withdrawing = useWithdrawRequest(onWithdrawn)
  const label = t('Waiting for an admin')

  return (
    <LoadedPart query={requests} failure={t("We couldn't load your requests.")}>
      {({ data }) =>
        data.length > 0 && (
          <div className={styles.asked}>
            <h3>{label}</h3>
            <EntryList label={label}>
              {data.map(({ id, application, organization, createdAt }) => (
                <Entry
                  key={id}
                  icon={<AppWindow size={16} />}
                  title={application.name}
                  action={
                    <Button
                      size="small"
                      pending={withdrawing.doing?.id === id}
                      onClick={() => void withdrawing.run({ id, organization })}
                    >
                      <NamedLabel text={t('Withdraw {{name}}')} name={application.name} />
                    </Button>
                  }
                >
                  <span>{organization.name}</span>
                  <span>
                    <TimeSentence text={t('Requested {{time}}')} value={createdAt} now={now} />
                  </span>
                </Entry>
              ))}
            </EntryList>
          </div>
        )
      }
    </LoadedPart>
  )
}

/** Revokes an approval. `onDone` moves the focus, because the focused button is removed with its row. */
function useRevokeApproval(onDone: () => void) {
  const { t } = useTranslation()

  return useAction({
    ...revokeApprovalMutation,
    ask: ({ id, application, profile }: Approval) => ({
      title: t("Revoke {{name}}'s access?", { name: application.name }),
      message: profile
        ? t(
            "{{name}} will no longer be able to act for you in {{organization}}. We'll immediately revoke its tokens for this profile. You can approve it again later.",
            { name: application.name, organization: profile.organization?.name ?? '' },
          )
        : t(
            "{{name}} will no longer be able to sign you in. We'll immediately revoke its tokens for this approval. You can approve it again later.",
            { name: application.name },
          ),
      action: t('Revoke'),
      danger: true,
      content: <ImpactPreview of={revokeApproval} sent={{ params: { id } }} />,
    }),
    done: ({ endedTokens }, { application }) =>
      t('Access revoked for {{name}}. {{count}} tokens revoked.', {
        name: application.name,
        count: endedTokens,
        defaultValue_one: 'Access revoked for {{name}}. {{count}} token revoked.',
      }),
    after: onDone,
  })
}

type ApprovalsCardProps = {
  page: number
  hrefOf: (page: number) => AppPath
  /** Content above the list. */
  children?: ReactNode
}

export function ApprovalsCard({ page, hrefOf, children }: ApprovalsCardProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const revoking = useRevokeApproval(() => list.current?.focus())

  return (
    <Card
      title={t('Applications you approved')}
      description={t('These applications can act for you until you revoke their access.')}
    >
      {children}
      <PagedList
        query={useQuery(approvalsQuery(page))}
        page={page}
        perPage={approvalsPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Approved applications pagination')}
        failure={t('Unable to get approvals')}
        loadingLabel={t('Loading the applications you approved…')}
        skeleton={<EntrySkeletons count={2} />}
        empty={<NoneApproved />}
      >
        {(approvals) => (
          <EntryList ref={list} label={t('Applications you approved')}>
            {approvals.map((approval) => (
              <ApprovalEntry
                key={approval.id}
                approval={approval}
                revoking={revoking.doing?.id === approval.id}
                onRevoke={() => void revoking.run(approval)}
              />
            ))}
          </EntryList>
        )}
      </PagedList>
    </Card>
  )
}

function NoneApproved() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('No approved applications')}>
      {t('Applications you approve will appear here. You can revoke their access at any time.')}
    </EmptyState>
  )
}
