import { type ActivitySubject, activitySubjects } from '@accord/contract/activity.ts'
import type { EventTypeInfo } from '@accord/contract/event-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { subjectName } from '../activity/organization/activity-kind-labels.ts'
import { CodeToCopy } from '../applications/settings/connect/snippet-field.tsx'
import { settings } from '../browser/settings.ts'
import { Translated } from '../i18n/translated.tsx'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { Card } from '../ui/layout/card.tsx'
import { grantedScopeName, grantedScopes } from '../permissions/scope-sentences.ts'
import { DevelopersPage } from './developers-page.tsx'
import { eventTypesQuery } from './endpoints/event-types.api.ts'
import styles from './events.module.css'

/** How to read the event feed, and every type of event with an example. */
export function EventsScreen() {
  const { t } = useTranslation()
  return (
    <DevelopersPage
      tab="events"
      description={t('Your programs can follow everything that happens in this organization.')}
    >
      <FeedCard />
      <Catalog />
    </DevelopersPage>
  )
}

function FeedCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const feed = `${new URL(settings.issuer).origin}/api/organization/${id}/events`
  return (
    <Card title={t('Read the event feed')}>
      <ol className={styles.steps}>
        <li>
          <Translated
            text={t(
              'Under <applications>Applications</applications>, create a web application. On its Settings tab, it needs the permissions {{read}} and {{act}}.',
              {
                read: grantedScopeName({ entity: 'organization', level: 'read' }, t),
                act: grantedScopeName({ entity: 'service-account', level: 'manage' }, t),
              },
            )}
            parts={{
              applications: <Link to="/organization/$id/applications" params={{ id }} />,
            }}
          />
        </li>
        <li>{t('Get a token with its client ID and secret.')}</li>
        <li>{t('Read the first page of events:')}</li>
      </ol>
      <CodeToCopy
        name={t('Code to read events')}
        code={`curl -H "Authorization: Bearer $TOKEN" "${feed}?wait=20"`}
        label={t('Copy code')}
        copiedLabel={t('Code copied')}
      />
      <p className={styles.words}>
        {t(
          'Each page has a cursor. Send it as “after” to get what follows. With “wait”, the response comes as soon as there is an event.',
        )}
      </p>
    </Card>
  )
}

/** Lists every type of event by group, as the service describes them. */
function Catalog() {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(eventTypesQuery)} failure={t("We couldn't load the event types.")}>
      {({ data }) =>
        activitySubjects.map((group) => (
          <GroupCard
            key={group}
            group={group}
            types={data.filter((each) => each.group === group)}
          />
        ))
      }
    </Loaded>
  )
}

type GroupCardProps = { group: ActivitySubject; types: readonly EventTypeInfo[] }

function GroupCard({ group, types }: GroupCardProps) {
  const { t } = useTranslation()
  return (
    <Card title={subjectName(group, t)}>
      <ul className={styles.types}>
        {types.map((info) => (
          <li key={info.type}>
            <TypeDetails info={info} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TypeDetails({ info }: { info: EventTypeInfo }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { type, says, example } = info
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <code className={styles.type}>{type}</code>
        <span className={styles.words}>{says}</span>
      </summary>
      {open && (
        <div className={styles.example}>
          <p className={styles.words}>{receiversOf(info, t)}</p>
          <CodeToCopy
            name={t('Example of {{type}}', { type })}
            code={JSON.stringify(example, null, 2)}
            program
            label={t('Copy example')}
            copiedLabel={t('Example copied')}
          />
        </div>
      )}
    </details>
  )
}

function receiversOf({ application }: EventTypeInfo, t: Translate): string {
  if (application === null) return t('For admins and owners only.')
  return application === 'itself'
    ? t('For admins and owners, and for the application that it is about.')
    : t('For admins and owners, and for your applications with the permission {{permission}}.', {
        permission: grantedScopes([application])
          .map((granted) => grantedScopeName(granted, t))
          .join(),
      })
}
