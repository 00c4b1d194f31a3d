import {
  type MouseEvent,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { settings } from '../browser/settings.ts'
import { focusTitle, useDocumentTitle } from '../pages/page-title.ts'
import { classNames } from '../ui/class-names.ts'
import { Panel, type PanelProps } from '../ui/layout/panel.tsx'
import styles from './approval.module.css'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { signInAsAnother, signInFirst, signInPath } from './sign-in-first.ts'
import type { ApplicationCard } from '@accord/contract/applications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { loadStored } from '../browser/browser-storage.ts'
import { meQuery } from '../session/session.api.ts'

type ApprovalPanelProps = Pick<PanelProps, 'context' | 'footer'> & {
  title: string
  children: ReactNode
}

/** Around one that is looked at within another page, which keeps its own name. */
export const OnlyShown = createContext(false)

/** A page of its own that looks like those before sign-in: whoever comes here came from elsewhere. */
export function ApprovalPanel({ title, children, ...panel }: ApprovalPanelProps) {
  const onlyShown = useContext(OnlyShown)
  return (
    <div className={classNames(styles.wide, onlyShown && styles.onlyShown)}>
      {!onlyShown && <DocumentTitle title={title} />}
      <Panel productName={settings.brand} title={title} {...panel}>
        <div className={styles.stack}>{children}</div>
      </Panel>
    </div>
  )
}

function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}

type HandOverProps = { flow: ApprovalFlow; again: boolean }

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function HandOver({ flow, again }: HandOverProps) {
  const { t } = useTranslation()
  const begun = useRef(false)
  useEffect(() => {
    // React may run an effect twice.
    if (begun.current) return
    begun.current = true
    void signInFirst(flow, again)
  }, [flow, again])
  return <ApprovalPending label={t('Taking you to sign in…')} />
}

export function ApprovalPending({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <ApprovalPanel title={t('Authorize application')}>
      <Loading label={label}>
        <Skeleton width="medium" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Loading>
    </ApprovalPanel>
  )
}

/** The answer went to an application on this device: the browser opens it and stays where it is. */
export function HandedOver({ application: { name } }: { application: ApplicationCard }) {
  const { t } = useTranslation()
  useEffect(focusTitle, [])
  return (
    <ApprovalPanel
      title={t('Continue in {{name}}', { name })}
      context={t('We sent your answer to the application on this device. You can close this page.')}
    >
      <p>{t("If the application didn't open, start again from there.")}</p>
    </ApprovalPanel>
  )
}

/** Who is about to decide, and the way out for everybody else: the flow waits at sign-in (APV-8). */
export function NotYou({ flow }: { flow: ApprovalFlow }) {
  const { t } = useTranslation()
  // Not watched: asked again from here, a question that failed would take away the page that says so.
  const person = useQueryClient().getQueryData(meQuery.queryKey)

  function leave(event: MouseEvent) {
    event.preventDefault()
    void signInAsAnother(flow)
  }

  return (
    <p className={styles.notYou}>
      {t('Not')} {person?.email ?? loadStored('user')?.firstName}?{' '}
      <a href={signInPath()} onClick={leave}>
        {t('Click here')}
      </a>
    </p>
  )
}

/** Where an answer goes, by what a person can tell it by: the host of a web page, the scheme of an application. */
export function redirectTargetName(redirect: string): string {
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
