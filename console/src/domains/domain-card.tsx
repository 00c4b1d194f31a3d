import { type OrganizationDomain, missingDays, removeDomain } from '@accord/contract/domains.ts'
import { useAction } from '../actions/use-action.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { focusTitle } from '../pages/page-title.ts'
import { ImpactPreview } from '../pages/what-ends.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Checkbox } from '../ui/fields/choice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { Credential } from '../ui/text/credential.tsx'
import { formatShortDate, useNow } from '../ui/text/format-time.ts'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { checkSentence, domainStatus, needsRecord } from './domain-labels.ts'
import {
  checkDomainMutation,
  removeDomainMutation,
  setJoinRequestsMutation,
} from './domains.api.ts'
import styles from './domains.module.css'

type DomainProps = { domain: OrganizationDomain }

/** Shows a domain with its state, its record, and what owners can do. */
export function DomainCard({ domain, isOwner }: DomainProps & { isOwner: boolean }) {
  const { t } = useTranslation()
  const { displayName, domain: name, state } = domain
  const { label, tone } = domainStatus(state, t)
  const checking = useAction({
    ...checkDomainMutation(domain),
    done: (now: OrganizationDomain) =>
      now.lastCheck?.result === 'found'
        ? t('We found the record of {{domain}}.', { domain: displayName })
        : t('We checked {{domain}} again.', { domain: displayName }),
  })
  const removing = useRemoveDomain(domain)

  return (
    <Card
      title={
        <span className={styles.name}>
          {displayName} <Chip tone={tone}>{label}</Chip>
        </span>
      }
      description={
        <>
          {displayName !== name && <p>{t('In DNS: {{domain}}', { domain: name })}</p>}
          <CheckTime domain={domain} />
        </>
      }
      footer={
        <NotWhileDeleted>
          {isOwner && (
            <Button pending={removing.pending} onClick={() => void removing.run()}>
              <NamedLabel text={t('Remove<hidden> {{name}}</hidden>')} name={displayName} />
            </Button>
          )}
          <Button
            variant={needsRecord(domain) ? 'primary' : 'secondary'}
            pending={checking.pending}
            onClick={() => void checking.run()}
          >
            <NamedLabel text={t('Check now<hidden> {{name}}</hidden>')} name={displayName} />
          </Button>
        </NotWhileDeleted>
      }
    >
      <div className={styles.stack}>
        <StateNotice domain={domain} />
        <CheckNotice domain={domain} />
        {needsRecord(domain) ? (
          <DnsRecord domain={domain} />
        ) : (
          <details className={styles.record}>
            <summary>{t('DNS record')}</summary>
            <DnsRecord domain={domain} />
          </details>
        )}
        {domain.verifiedAt && <JoinSetting domain={domain} isOwner={isOwner} />}
      </div>
    </Card>
  )
}

function CheckTime({ domain: { lastCheck } }: DomainProps) {
  const { t } = useTranslation()
  const now = useNow()
  if (!lastCheck) return <p>{t('Not checked yet')}</p>
  return (
    <p>
      <TimeSentence text={t('Checked {{time}}')} value={lastCheck.at} now={now} />
    </p>
  )
}

/** Explains a state in which something is wrong or can be lost. */
function StateNotice({ domain }: DomainProps) {
  const { t, language } = useTranslation()
  const { state, missingSince, admitsUntil, contestedAt } = domain
  const date = (time: string | null) => (time ? formatShortDate(new Date(time), language) : '')
  const holds = missingDays.holds
  const words = {
    held: t(
      "This domain is verified by another organization. To contest it, publish the record below and check it. We'll notify the other organization's owners. The domain moves to you once their record has been missing for {{holds}} days.",
      { holds },
    ),
    contested: t(
      "You contest this domain, and we've notified the owners of the other organization. The domain moves to you once their record has been missing for {{holds}} days. Keep your record published.",
      { holds },
    ),
    missing: t(
      "We haven't found the record since {{date}}. Publish it again. New people in this domain can join until {{until}}.",
      { date: date(missingSince), until: date(admitsUntil) },
    ),
    lapsed: t(
      "We haven't found the record since {{date}}, so new people in this domain can't join. Members aren't affected. Publish it again.",
      { date: date(missingSince) },
    ),
    pending: undefined,
    verified: undefined,
  }[state]
  return (
    <>
      {words && (
        <Notice kind="warning" announce={false}>
          {words}
        </Notice>
      )}
      {domain.verifiedAt && contestedAt && (
        <Notice kind="warning" announce={false}>
          {t(
            'Another organization has published its own record in this domain. Nothing changes while your record is there. If it’s missing for {{holds}} days, the domain moves to the other organization.',
            { holds },
          )}
        </Notice>
      )}
    </>
  )
}

/** Shows what the last check found, if it wasn't the record. */
function CheckNotice({ domain: { lastCheck } }: DomainProps) {
  const { t } = useTranslation()
  if (!lastCheck || lastCheck.result === 'found') return null
  return (
    <Notice kind="info">
      {checkSentence(lastCheck.result, t)}
      {lastCheck.found.length > 0 && (
        <ul className={styles.found}>
          {lastCheck.found.map((value) => (
            <li key={value}>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function DnsRecord({ domain: { record } }: DomainProps) {
  const { t } = useTranslation()
  return (
    <dl className={styles.stack}>
      <Credential
        label={t('Name of the TXT record')}
        copy={{ value: record.name, label: t('Copy name'), copiedLabel: t('Name copied') }}
      />
      <Credential
        label={t('Value of the TXT record')}
        copy={{ value: record.value, label: t('Copy value'), copiedLabel: t('Value copied') }}
      />
    </dl>
  )
}

/** Lets owners choose whether people in the domain can ask to join. */
function JoinSetting({ domain, isOwner }: DomainProps & { isOwner: boolean }) {
  const { t } = useTranslation()
  const { displayName, joinRequests } = domain
  const setting = useAction({
    ...setJoinRequestsMutation(domain),
    done: (now: OrganizationDomain) =>
      now.joinRequests
        ? t('People in {{domain}} can now ask to join', { domain: displayName })
        : t('People in {{domain}} can no longer ask to join', { domain: displayName }),
  })
  return (
    <Checkbox
      label={t('People in this domain can ask to join')}
      description={t(
        "Everyone with a verified address in {{domain}} sees this organization's name. An admin decides about each request.",
        { domain: displayName },
      )}
      checked={setting.doing ?? joinRequests}
      disabled={!isOwner}
      onChange={({ target }) => void setting.run(target.checked)}
    />
  )
}

function useRemoveDomain(domain: OrganizationDomain) {
  const { t } = useTranslation()
  const { id, displayName, organization } = domain
  return useAction({
    ...removeDomainMutation(domain),
    ask: () => ({
      title: t('Remove {{domain}}?', { domain: displayName }),
      message: domain.verifiedAt
        ? t(
            'Members stay, but people in this domain can no longer ask to join, and another organization can verify it. If you add the domain again, it needs a new DNS record.',
          )
        : t('If you add the domain again, it needs a new DNS record.'),
      action: t('Remove domain'),
      danger: true,
      content: (
        <ImpactPreview
          of={removeDomain}
          sent={{ params: { id: organization.id, domainId: id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('{{domain}} removed', { domain: displayName }),
    // The focused button is removed.
    after: focusTitle,
  })
}
