import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import {
  ApiError,
  ReauthCanceled,
  explainError,
  isTransient,
  rateLimitMessage,
} from '../api/api-error.ts'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { undoEmailChange } from '@accord/contract/email-change.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import { cancelSecondFactorReset } from '@accord/contract/factors.ts'
import { reportSignIn } from '@accord/contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { hasCode } from '../api/error-checks.ts'
import type { AppPath } from '../browser/app-path.ts'
import { LinkOfAnother, SignInToVerify } from '../profiles/whose-verification.tsx'
import { call } from '../session/call.ts'
import { hasSession } from '../session/session.ts'
import { ownEmailQuery, proveNewEmail } from './accounts.api.ts'

type MailedQuestionProps<Result> = {
  title: string
  /** Absent while it is not known. */
  question: string | undefined
  /** On the button that answers it. */
  label: string
  danger?: boolean
  answer: () => Promise<Result>
  done: (result: Result) => string
  /** In place of a title that asks, once it is done. */
  doneTitle?: string
  /** Where somebody goes on, whatever came of it. */
  next: ReactNode
}

/** Where a letter leads; pressed and not merely opened, because mail programs look at links too. */
export function EmailedQuestion<Result>(asked: MailedQuestionProps<Result>) {
  const { question, label, danger, answer, done, doneTitle, next } = asked
  const { t } = useTranslation()
  const answering = useAction({ mutationFn: answer, failed: () => undefined })
  const title = (answering.result && doneTitle) ?? asked.title
  useDocumentTitle(title)
  // Whoever would not confirm that it is them has not begun.
  const error = answering.error instanceof ReauthCanceled ? undefined : answering.error
  // What the service refused it refuses again; what did not reach it, or came too often, can be tried once more.
  const refused = error instanceof ApiError && !isTransient(error) && !rateLimitMessage(error)
  const over = answering.result !== undefined || refused

  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        {error && <Notice kind="error">{t(explainError(error))}</Notice>}
        {answering.result && <Notice kind="success">{done(answering.result)}</Notice>}
        {over ? (
          next
        ) : question === undefined ? (
          <Loading label={t('Loading…')}>
            <Skeleton />
          </Loading>
        ) : (
          <>
            <p>{question}</p>
            <Button
              variant={danger ? 'danger' : 'primary'}
              wide
              pending={answering.pending}
              onClick={() => void answering.run()}
            >
              {label}
            </Button>
          </>
        )}
      </PanelStack>
    </Panel>
  )
}

/** Out of the address at once: out of the history, and of what others may see. */
export function useMailedCode(code: string | undefined, leave: () => Promise<void>): string {
  const [mailed] = useState(code)
  useEffect(() => {
    if (code !== undefined) void leave()
  }, [code, leave])
  return mailed ?? ''
}

// Where letters about an account lead: few words each, and so one file to fetch.

/** Where the letter about a new sign-in leads. */
export function NotMeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code: mailed } = useSearch({ from: '/not-me' })
  const code = useMailedCode(mailed, () =>
    navigate({ to: '/not-me', search: (kept) => ({ ...kept, code: undefined }), replace: true }),
  )

  return (
    <EmailedQuestion
      title={t('Was this not you?')}
      question={t(
        'Somebody signed in to your account. If it was not you, end that sign-in. Within 72 hours of it, what was added to sign in with since then is removed too.',
      )}
      label={t('This was not me')}
      danger
      answer={() => call(reportSignIn, { body: { code } })}
      done={() => t('That sign-in has ended.')}
      next={
        <>
          <p>{t('Choose a new password now: whoever it was may know yours.')}</p>
          <ButtonLink href={'/forgot-password' satisfies AppPath} variant="primary" wide>
            {t('Choose a new password')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Where the letter about a reset leads. */
export function CancelSecondFactorResetScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = { code: undefined }
  const code = useMailedCode(useParams({ strict: false }).code, () =>
    navigate({ to: '/keep-second-factor/{-$code}', params, search: true, replace: true }),
  )

  return (
    <EmailedQuestion
      title={t('Keep your second factor')}
      question={t(
        'Somebody said that you lost it, and it will be removed. If you still have it, or did not ask for this, keep it.',
      )}
      label={t('Keep my second factor')}
      answer={() => call(cancelSecondFactorReset, { body: { code } })}
      done={() => t('It stays. You sign in as before.')}
      next={<ToAccount />}
    />
  )
}

/** Where the letter leads that tells the old address of a new one. */
export function EmailNotMeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = { code: undefined }
  const code = useMailedCode(useParams({ strict: false }).code, () =>
    navigate({ to: '/email-not-me/{-$code}', params, search: true, replace: true }),
  )

  return (
    <EmailedQuestion
      title={t('Was this not you?')}
      question={t(
        'Somebody asked to sign in to your account with another address. If it was not you, undo it: everybody is signed out, and you choose a new password.',
      )}
      label={t('This was not me')}
      danger
      answer={() => call(undoEmailChange, { body: { code } })}
      doneTitle={t('It is undone')}
      done={({ email }) =>
        t('You sign in with {{email}}, and we sent a link there to choose a new password.', {
          email,
        })
      }
      next={
        <ButtonLink href={'/forgot-password' satisfies AppPath} wide>
          {t('Send another link')}
        </ButtonLink>
      }
    />
  )
}

/** The link of the mail that goes to a new address: for the person who asked for it, and who signs in with it then. */
export function VerifyNewEmailScreen() {
  const { code = '' } = useParams({ strict: false })
  const path = `/verify-new-email/${encodeURIComponent(code)}`
  const [ofAnother, setOfAnother] = useState(false)

  if (!hasSession()) return <SignInToVerify path={path} />
  if (ofAnother) return <LinkOfAnother path={path} />
  return <Question code={code} onOfAnother={() => setOfAnother(true)} />
}

function Question({ code, onOfAnother }: { code: string; onOfAnother: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: own, isPending } = useQuery(ownEmailQuery)
  const email = own?.pending?.email ?? t('the new address')

  return (
    <EmailedQuestion
      title={t('Verify your new e-mail address')}
      question={
        isPending
          ? undefined
          : t('From now on you sign in with {{email}}, and no longer with {{old}}.', {
              email,
              old: own?.email ?? t('the present one'),
            })
      }
      label={t('Use this address')}
      answer={prove}
      done={(proved) => t('You sign in with {{email}} now.', { email: proved })}
      next={<ToAccount />}
    />
  )

  async function prove(): Promise<string> {
    await proveNewEmail(code).catch((error: unknown) => {
      if (hasCode(error, linkOfAnother)) onOfAnother()
      throw error
    })
    // Out of the history. Not before: a session that has ended loads the page anew.
    const params = { code: undefined }
    await navigate({ to: '/verify-new-email/{-$code}', params, search: true, replace: true })
    return email
  }
}

function ToAccount() {
  const { t } = useTranslation()
  return (
    <ButtonLink href={'/user/account' satisfies AppPath} variant="primary" wide>
      {t('Continue to your account')}
    </ButtonLink>
  )
}
