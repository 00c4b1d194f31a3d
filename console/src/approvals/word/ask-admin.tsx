import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import styles from '../approval.module.css'
import { askAdminMutation } from '../requests.api.ts'
import { useWithdrawRequest } from '../use-withdraw-request.ts'
import { type OrganizationWord, waitsForAnswer } from './organization-word.ts'

type AskAdminProps = { word: OrganizationWord; application: string }

/** Those who manage the organization hear of it; while they have not answered, it can be taken back. */
export function AskAdmin({ word, application }: AskAdminProps) {
  const { t } = useWords()
  const { request, scopes, profile } = word
  const { id } = profile.organization
  const waits = waitsForAnswer(word)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone.
  const after = () => place.current?.focus()
  const about = `ask ${application}`
  const asking = useAction({
    ...askAdminMutation(id, { application, scopes }),
    failed: t('Your request was not sent.'),
    about,
    after,
  })
  const withdrawing = useWithdrawRequest(after, about)

  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {request && <LastRequest request={request} waits={waits} />}
      <div>
        {request && waits ? (
          <Button
            variant="quiet"
            size="small"
            pending={withdrawing.pending}
            onClick={() => void withdrawing.run({ ...request, organization: { id } })}
          >
            {t('Withdraw the request')}
          </Button>
        ) : (
          <Button pending={asking.pending} onClick={() => void asking.run()}>
            {t('Ask an admin')}
          </Button>
        )}
      </div>
    </div>
  )
}

type LastRequestProps = {
  request: NonNullable<OrganizationWord['request']>
  /** False where what they asked for is not what the application asks for now. */
  waits: boolean
}

/** 'Asked 5 minutes ago', or what came of it. */
function LastRequest({ request, waits }: LastRequestProps) {
  const { t } = useWords()
  const now = useNow()
  const { createdAt, answer, answeredAt, note } = request
  // What was authorized once was taken back, or was less than this.
  if (answer === 'authorized') return null
  return (
    <p>
      {answer ? t('Declined') : t('Asked')}{' '}
      <RelativeTime value={answeredAt ?? createdAt} now={now} />
      {answer
        ? note && `: “${note}”`
        : `. ${waits ? t('You are told by mail once an admin has answered.') : t('It asks for something else now: ask again.')}`}
    </p>
  )
}
