import { saveStored, loadStored } from '../../browser/browser-storage.ts'
import type { FirstSteps } from '@accord/contract/to-do.ts'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useState } from 'react'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Entry, EntryList } from '../../ui/layout/entry-list.tsx'
import type { Organization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../ui/text/format-time.ts'
import { firstStepsQuery } from './first-steps.api.ts'

/**
 * Returns whether the first steps were just completed. This is true only once, and only if the person saw them
 * unfinished.
 */
function firstStepsEnd(id: string, done: boolean): boolean {
  const begun = loadStored('begunFirstSteps') ?? []
  if (begun.includes(id) === !done) return false
  saveStored('begunFirstSteps', done ? begun.filter((each) => each !== id) : [...begun, id])
  return done
}

type FirstStepsCardProps = {
  organization: { id: string }
  steps: FirstSteps
  /** Whether to include two-factor authentication, which only owners can require. */
  owns: boolean
  onDismiss: () => void
}

/**
 * Guides the person through the first steps in a new organization. It disappears with a message when all steps are
 * done.
 */
export function FirstStepsCard({ organization, steps, owns, onDismiss }: FirstStepsCardProps) {
  const { t } = useTranslation()
  const { id } = organization
  const all: StepProps[] = [
    {
      done: steps.people,
      to: pathTo('/organization/$id/members/invite', { id }),
      title: t('Invite people'),
      children: t("We'll email them, and they can accept or decline."),
    },
    {
      done: steps.application,
      to: pathTo('/organization/$id/applications/new', { id }),
      title: t('Create an application'),
      children: t('Use it to sign people in.'),
    },
    {
      done: steps.network,
      to: pathTo('/organization/$id/networks', { id }),
      title: t('Create or join a network'),
      children: t('Organizations in a network choose which kinds of data to share.'),
    },
  ]
  if (owns) {
    all.push({
      done: steps.secondFactor,
      to: pathTo('/organization/$id/security', { id }),
      title: t('Require two-factor authentication'),
      children: t('Members will need a second factor to act for this organization.'),
    })
  }
  const done = all.filter((step) => step.done).length
  const allDone = done === all.length
  const ended = t("You've completed all the first steps.")
  useEffect(() => {
    if (firstStepsEnd(id, allDone)) showSnackbar({ kind: 'success', message: ended })
  }, [id, allDone, ended])
  if (allDone) return null

  return (
    <Card
      title={t('First steps')}
      description={t('{{done}} of {{all}} done.', { done, all: all.length })}
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onDismiss()
            focusTitle()
          }}
        >
          <NamedLabel text={t('Dismiss {{name}}')} name={t('First steps')} />
        </Button>
      }
    >
      <EntryList label={t('First steps')}>
        {all.map((step, at) => (
          <Step key={step.to} {...step} number={at + 1} />
        ))}
      </EntryList>
    </Card>
  )
}

type StepProps = { done: boolean; to: AppPath; title: string; children: ReactNode }

function Step({ done, to, title, children, number }: StepProps & { number: number }) {
  const { t } = useTranslation()
  return (
    <Entry
      icon={done ? <Check size={18} aria-hidden /> : number}
      title={
        done ? (
          <>
            {title}
            <span className="visually-hidden">, {t('done')}</span>
          </>
        ) : (
          renderLink({ href: to, className: undefined, children: title })
        )
      }
    >
      <span>{children}</span>
    </Entry>
  )
}

const newForMs = 30 * 24 * 60 * 60 * 1000

/** Returns the first steps of a new organization. There are none for people who don't manage it or dismissed them. */
export function useFirstSteps({ id, createdAt, deletion, profileRoles = [] }: Organization) {
  const [hidden, setHidden] = useState(() => loadStored('hiddenFirstSteps')?.includes(id) ?? false)
  const now = useNow()
  const isNew = createdAt !== undefined && now.getTime() - Date.parse(createdAt) < newForMs
  const enabled = isNew && !hidden && !deletion && canManage(profileRoles)
  const { data, isPending } = useQuery({ ...firstStepsQuery(id), enabled })

  function dismiss() {
    saveStored('hiddenFirstSteps', [...(loadStored('hiddenFirstSteps') ?? []), id])
    setHidden(true)
  }

  // The page waits for the steps, because they would push it down if they appeared later.
  return { known: !enabled || !isPending, steps: enabled ? data : undefined, dismiss }
}
