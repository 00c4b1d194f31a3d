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
import { SentenceLink } from '../i18n/sentence-link.tsx'
import { Translated } from '../i18n/translated.tsx'
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

/** True in a preview inside another page, which keeps its own title. */
export const OnlyShown = createContext(false)

/** Shows the approval screen's frame. It looks like the auth pages, because people come here from an application. */
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

/** Redirects to the sign-in page, which returns here, even after a sign-up and an email verification. */
export function HandOver({ flow, again }: HandOverProps) {
  const { t } = useTranslation()
  const begun = useRef(false)
  useEffect(() => {
    // React may run the effect twice.
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

/** Shows that the browser has opened an application on this device. This page stays open in that case. */
export function HandedOver({ application: { name } }: { application: ApplicationCard }) {
  const { t } = useTranslation()
  useEffect(focusTitle, [])
  return (
    <ApprovalPanel
      title={t('Continue in {{name}}', { name })}
      context={t(
        'We sent your response to the application on this device. You can close this page.',
      )}
    >
      <p>{t("If the application didn't open, go back to it and start again.")}</p>
    </ApprovalPanel>
  )
}

/** Shows who is signed in, and lets someone else sign in. The flow then continues (APV-8). */
export function NotYou({ flow }: { flow: ApprovalFlow }) {
  const { t } = useTranslation()
  // This reads only from the cache. An observer would refetch a failed query and replace the page that shows the error.
  const person = useQueryClient().getQueryData(meQuery.queryKey)

  function leave(event: MouseEvent) {
    event.preventDefault()
    void signInAsAnother(flow)
  }

  return (
    <p className={styles.notYou}>
      <Translated
        text={t('Not {{name}}? <link>Click here</link>')}
        parts={{
          name: person?.email ?? loadStored('user')?.firstName,
          link: <SentenceLink href={signInPath()} onClick={leave} />,
        }}
      />
    </p>
  )
}

/** Returns a readable name for a redirect URI: the host of a web page, or the scheme of an application. */
export function redirectTargetName(redirect: string): string {
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
