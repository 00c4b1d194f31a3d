import type { ApplicationRequest } from '@accord/contract/authorizations.ts'
import type { ToDo } from '@accord/contract/to-do.ts'
import Inbox from 'lucide-react/icons/inbox'
import { type ReactNode, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NamedLabel, Translated } from '../i18n/translated.tsx'
import { Button } from '../ui/buttons/button.tsx'
import {
  type Answer,
  answerMutation,
  requestedScopesQuery,
  requestsQuery,
} from './access-grants.api.ts'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { focusTitle } from '../pages/page-title.ts'
import { Loaded, LoadedPart } from '../pages/loaded.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { pathTo } from '../browser/app-path.ts'
import { toDoQuery } from '../home/to-do.api.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList, EntryRow } from '../ui/layout/entry-list.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { AccessPage } from './access-page.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { PermissionChips, scopePermissions } from './permission-chips.tsx'
import styles from './requests.module.css'

type AnswerDialogProps = Answering & { onClose: () => void; onAnswered: () => void }

/** Asks for confirmation, with an optional note to the person who sent the request. */
function AnswerDialog({ request, decision, onClose, onAnswered }: AnswerDialogProps) {
  const { t } = useTranslation()
  const { name } = request.application
  const person = request.askedBy.name
  const authorizes = decision === 'authorize'
  const answering = useAction({
    ...answerMutation(useOrganization().id),
    done: authorizes
      ? t("{{name}} is authorized. We'll email {{person}}.", { name, person })
      : t("Request declined. We'll email {{person}}.", { person }),
    after: onAnswered,
  })

  return (
    <NoteDialog
      alert
      title={authorizes ? t('Authorize {{name}}?', { name }) : t('Decline {{name}}?', { name })}
      message={
        authorizes
          ? t(
              'It will have the requested access for the whole organization until someone revokes it.',
            )
          : t('Nothing will change, and they can request it again.')
      }
      label={t('Note to {{person}} (optional)', { person })}
      action={authorizes ? t('Authorize') : t('Decline')}
      danger={!authorizes}
      pending={answering.pending}
      onSubmit={(note) => void answering.run({ request: request.id, decision, note })}
      onClose={onClose}
    />
  )
}

type Answering = { request: ApplicationRequest; decision: Answer['decision'] }

/** Lists the applications that members request, and the additional scopes that authorized applications request. */
export function RequestsScreen() {
  return (
    <AccessPage tab="requests">
      <Requests />
    </AccessPage>
  )
}

function Requests() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const requests = useQuery(requestsQuery(id))
  const toDo = useQuery(toDoQuery)
  const [answering, setAnswering] = useState<Answering>()
  const wider = toDo.data?.data.filter(
    ({ kind, organization }) => kind === 'wider_scopes' && organization?.id === id,
  )

  return (
    <>
      <Loaded query={requests} failure={t("We couldn't load the requests.")}>
        {({ data, open }) => {
          const waiting = data.filter(({ answer }) => answer === null)
          return waiting.length > 0 ? (
            <Card
              title={t('Requested by members: {{count}}', { count: open })}
              description={t("We'll email them your decision.")}
            >
              <EntryList label={t('Requests')}>
                {waiting.map((request) => (
                  <Waiting
                    key={request.id}
                    request={request}
                    onAnswer={(decision) => setAnswering({ request, decision })}
                  />
                ))}
              </EntryList>
            </Card>
          ) : (
            !wider?.length && (
              <EmptyState title={t('No open requests')} icon={<Inbox size={20} />}>
                {t('Requests from members and from application owners will appear here.')}
              </EmptyState>
            )
          )
        }}
      </Loaded>
      {wider && wider.length > 0 && (
        <Card title={t('Requests for more access: {{count}}', { count: wider.length })}>
          <EntryList label={t('Requests for more access')}>
            {wider.map((item) => (
              <Wider key={item.id} item={item} />
            ))}
          </EntryList>
        </Card>
      )}
      {answering && (
        <AnswerDialog
          {...answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            // The dialog is closed first, because it traps the focus and the request's buttons disappear.
            flushSync(() => setAnswering(undefined))
            focusTitle()
          }}
        />
      )}
    </>
  )
}

type RequestRowProps = {
  name: string
  owner: string | null
  about: ReactNode
  permissions: ReactNode
  answers: ReactNode
}

function RequestRow({ name, owner, about, permissions, answers }: RequestRowProps) {
  const { t } = useTranslation()
  return (
    <EntryRow align="top">
      <div className={styles.request}>
        <div className={styles.words}>
          <div className={styles.title}>
            {owner ? t('{{name}} by {{owner}}', { name, owner }) : name}
          </div>
          <div className={styles.faint}>{about}</div>
          <div className={styles.may}>{permissions}</div>
        </div>
        <div className={styles.answers}>{answers}</div>
      </div>
    </EntryRow>
  )
}

/** Shows an authorized application that requests additional scopes, and what they allow. */
function Wider({ item: { id, name, by, at } }: { item: ToDo }) {
  const { t } = useTranslation()
  const now = useNow()
  const { id: organization } = useOrganization()
  const requested = useQuery(requestedScopesQuery(organization, id))
  return (
    <RequestRow
      name={name}
      owner={by}
      about={
        <Translated
          text={t('Requests more access {{time}}')}
          parts={{ time: <RelativeTime value={at} now={now} /> }}
        />
      }
      permissions={
        <LoadedPart query={requested} waiting={<Skeleton width="long" />}>
          {(scopes) => <PermissionChips of={scopePermissions(scopes, t)} />}
        </LoadedPart>
      }
      answers={renderButton(
        pathTo('/application-authorization/$id', { id }, { organization }),
        <NamedLabel text={t('Decide<hidden>: {{name}}</hidden>')} name={name} />,
        { size: 'small' },
      )}
    />
  )
}

type WaitingProps = {
  request: ApplicationRequest
  onAnswer: (decision: Answer['decision']) => void
}

function Waiting({ request, onAnswer }: WaitingProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { application, askedBy, scopes, createdAt } = request
  const { name, organization } = application
  return (
    <RequestRow
      name={name}
      owner={organization.name}
      about={
        <Translated
          text={t('Requested by {{person}} ({{email}}) · {{time}}')}
          parts={{
            person: askedBy.name,
            email: askedBy.email,
            time: <RelativeTime value={createdAt} now={now} />,
          }}
        />
      }
      permissions={<PermissionChips of={scopePermissions(scopes, t)} />}
      answers={
        <NotWhileDeleted>
          <Button size="small" onClick={() => onAnswer('decline')}>
            <NamedLabel text={t('Decline {{name}}')} name={name} />
          </Button>
          <Button size="small" variant="primary" onClick={() => onAnswer('authorize')}>
            <NamedLabel text={t('Authorize {{name}}')} name={name} />
          </Button>
        </NotWhileDeleted>
      }
    />
  )
}
