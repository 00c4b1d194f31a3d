import type { ApplicationRequest } from '@accord/contract/authorizations.ts'
import { type FormEvent, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NamedLabel, Translated } from '../i18n/translated.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { type Answer, answerMutation, requestsQuery } from './access-grants.api.ts'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { focusTitle } from '../pages/page-title.ts'
import { LoadedPart } from '../pages/loaded.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList, EntryRow } from '../ui/layout/entry-list.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { scopeSentences } from './access-grant-labels.ts'
import styles from './requests-card.module.css'

type AnswerDialogProps = {
  organizationId: string
  request: ApplicationRequest
  decision: Answer['decision']
  onClose: () => void
  onAnswered: () => void
}

/** Asks for confirmation, with an optional note to the person who requested it. */
function AnswerDialog(props: AnswerDialogProps) {
  const { organizationId, request, decision, onClose, onAnswered } = props
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const { name } = request.application
  const person = request.askedBy.name
  const authorizes = decision === 'authorize'
  const answering = useAction({
    ...answerMutation(organizationId),
    done: authorizes
      ? t("{{name}} is authorized. We'll email {{person}}.", { name, person })
      : t("Request declined. We'll email {{person}}.", { person }),
    after: onAnswered,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void answering.run({ request: request.id, decision, note: note.trim() })
  }

  return (
    <Dialog
      alert
      title={authorizes ? t('Authorize {{name}}?', { name }) : t('Decline {{name}}?', { name })}
      message={
        authorizes
          ? t(
              'It will get the requested access for the whole organization, until someone revokes it.',
            )
          : t('Nothing will change, and they can request it again.')
      }
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            label={t('Note to {{person}} (optional)', { person })}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            variant={authorizes ? 'primary' : 'danger'}
            pending={answering.pending}
          >
            {authorizes ? t('Authorize') : t('Decline')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Answering = { request: ApplicationRequest; decision: Answer['decision'] }

/** The members' open application requests; renders nothing if there are none. */
export function RequestsCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const requests = useQuery(requestsQuery(organizationId))
  const [answering, setAnswering] = useState<Answering>()
  const waiting = requests.data?.data.filter(({ answer }) => answer === null) ?? []

  return (
    <>
      <LoadedPart query={requests} failure={t("We couldn't load the requests.")}>
        {({ open }) =>
          waiting.length > 0 && (
            <Card
              title={t('Requests: {{count}}', { count: open })}
              description={t(
                "Members have requested these applications. We'll email them your decision.",
              )}
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
          )
        }
      </LoadedPart>
      {answering && (
        <AnswerDialog
          organizationId={organizationId}
          {...answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            // Closed first, because the open dialog traps the focus and the request's buttons disappear.
            flushSync(() => setAnswering(undefined))
            focusTitle()
          }}
        />
      )}
    </>
  )
}

type WaitingProps = {
  request: ApplicationRequest
  onAnswer: (decision: Answer['decision']) => void
}

function Waiting({ request, onAnswer }: WaitingProps) {
  const { t } = useTranslation()
  const { application, askedBy, scopes, createdAt } = request
  const { name, organization } = application
  return (
    <EntryRow align="top">
      <div className={styles.request}>
        <div className={styles.words}>
          <div className={styles.title}>
            {t('{{name}} by {{owner}}', { name, owner: organization.name })}
          </div>
          <div className={styles.faint}>
            <Translated
              text={t('Requested by {{person}} ({{email}}) {{time}}')}
              parts={{
                person: askedBy.name,
                email: askedBy.email,
                time: <RelativeTime value={createdAt} now={useNow()} />,
              }}
            />
          </div>
          <ul className={styles.may}>
            {scopeSentences(scopes, t).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <div className={styles.answers}>
          <NotWhileDeleted>
            <Button size="small" onClick={() => onAnswer('decline')}>
              <NamedLabel text={t('Decline {{name}}')} name={name} />
            </Button>
            <Button size="small" variant="primary" onClick={() => onAnswer('authorize')}>
              <NamedLabel text={t('Authorize {{name}}')} name={name} />
            </Button>
          </NotWhileDeleted>
        </div>
      </div>
    </EntryRow>
  )
}
