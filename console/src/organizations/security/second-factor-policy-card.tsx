import {
  type SecondFactorPolicy,
  secondFactorFirst,
  reminderDaysBefore,
} from '@accord/contract/organization-policies.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useOrganization } from '../use-organization.ts'
import { setSecondFactorPolicyMutation } from './policies.api.ts'
import { ScheduledPolicyCard } from './scheduled-policy-card.tsx'

/** Shows the policy on two-factor authentication. Owners can change it, and admins can see it. */
export function SecondFactorPolicyCard({ policy }: { policy: SecondFactorPolicy }) {
  const { t } = useTranslation()
  const { id, name, profileRoles = [] } = useOrganization()
  const isOwner = profileRoles.includes('owner')
  const maySet = isOwner && policy.own

  return (
    <ScheduledPolicyCard
      title={t('Two-factor authentication')}
      description={t(
        "Require a passkey or an authenticator app in addition to a password. Starting at the time you choose, no one can act for this organization without one. We won't remove any members.",
      )}
      policy={policy}
      maySet={maySet}
      // If an owner can open this page while the policy is in force, they have met it, so they can turn it off.
      mayTurnOff={policy.from !== null && (maySet || (isOwner && policy.inForce))}
      mutation={setSecondFactorPolicyMutation(id)}
      about={`second-factor ${id}`}
      questionBeforeEnd={{
        title: t('Turn off the two-factor requirement?'),
        message: t('People will be able to act for {{name}} with just a password again.', { name }),
      }}
      renderQuestion={(from, when) => ({
        title: t('Require two-factor authentication?'),
        message: `${when} ${affected(policy, t)}`,
        danger: from === 'now' && policy.members > policy.withOne,
      })}
      status={t('{{withOne}} of {{count}} members have a second factor.', {
        withOne: policy.withOne,
        count: policy.members,
        defaultValue_one: '{{withOne}} of {{count}} member has a second factor.',
      })}
      fieldName="from"
      hint={t(
        "This uses your time zone. We'll email members without a second factor {{count}} days before it takes effect, and again when it does.",
        { count: reminderDaysBefore },
      )}
    >
      {isOwner && !policy.own && <OwnOneFirst />}
    </ScheduledPolicyCard>
  )
}

/** Describes the impact that the policy would have now. */
function affected({ members, withOne, ends }: SecondFactorPolicy, t: Translate): string {
  const without = members - withOne
  if (without === 0) return t('Everyone already has a second factor.')
  const { applications } = ends
  return [
    t("{{count}} members don't have a second factor.", {
      count: without,
      defaultValue_one: "{{count}} member doesn't have a second factor.",
    }),
    t("They'll have to set one up before they can continue."),
    applications > 0 &&
      t('{{count}} applications will no longer be able to act for them.', {
        count: applications,
        defaultValue_one: '{{count}} application will no longer be able to act for them.',
      }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Replaces the controls for owners who don't have a second factor themselves. */
function OwnOneFirst() {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      announce={false}
      action={renderButton('/user/account', t('Set up a second factor'), { size: 'small' })}
    >
      {t(secondFactorFirst.message)}{' '}
      {t('The second factor takes effect after you save your recovery codes.')}
    </Notice>
  )
}
