import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { type ProviderPolicy, setProviderPolicy } from '@accord/contract/provider-policy.ts'
import { pathTo } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Checklist } from '../../ui/fields/checklist.tsx'
import { useOrganization } from '../use-organization.ts'
import { setProviderStartMutation } from './provider-policy.api.ts'
import { ProviderPause } from './provider-pause.tsx'
import styles from './provider-policy.module.css'
import { ScheduledPolicyCard } from './scheduled-policy-card.tsx'

/** Shows whether the organization requires its identity provider. Owners can change it, and admins can see it. */
export function ProviderPolicyCard({ policy }: { policy: ProviderPolicy }) {
  const { t } = useTranslation()
  const { id, name, profileRoles = [] } = useOrganization()
  const isOwner = profileRoles.includes('owner')
  const isReady = Object.values(policy.preconditions).every(Boolean)
  const isOn = policy.from !== null

  return (
    <ScheduledPolicyCard
      title={t('Single sign-on')}
      description={t(
        "Require your identity provider. Starting at the time you choose, no one can act for this organization without it. Owners and listed guests can use a second factor of their own instead. We won't remove any members.",
      )}
      policy={policy}
      maySet={isOwner && (isOn ? !policy.inForce && !policy.pausedUntil : isReady)}
      mayTurnOff={isOwner && isOn}
      mutation={setProviderStartMutation(id)}
      about={`provider-policy ${id}`}
      questionBeforeEnd={{
        title: t('Turn off the single sign-on requirement?'),
        message: t(
          'People will be able to act for {{name}} after they sign in with their own account again.',
          { name },
        ),
      }}
      renderQuestion={(from, when) => ({
        title: t('Require single sign-on?'),
        message: `${when} ${affected(policy, t)}`,
        danger: from === 'now',
        content: (
          <ImpactPreview
            of={setProviderPolicy}
            sent={{ params: { id }, body: { from } }}
            organizationId={id}
          />
        ),
      })}
      status={t('{{proved}} of {{count}} members have signed in through the identity provider.', {
        proved: policy.proved,
        count: policy.members,
        defaultValue_one:
          '{{proved}} of {{count}} member has signed in through the identity provider.',
      })}
      statusAction={renderButton(
        pathTo('/organization/$id/single-sign-on', { id }),
        t('Identity providers'),
        { size: 'small' },
      )}
      fieldName="providerFrom"
      hint={t(
        "This uses your time zone. We'll email affected members {{count}} days before it takes effect, and again when it does.",
        { count: reminderDaysBefore },
      )}
    >
      {isOwner && !isOn && !isReady && (
        <div className={styles.steps}>
          <p>{t('Before you can require single sign-on:')}</p>
          <Checklist
            items={preconditionsOf(policy, t)}
            metLabel={t('done')}
            unmetLabel={t('not done yet')}
          />
        </div>
      )}
      {isOwner && (policy.inForce || policy.pausedUntil) && <ProviderPause policy={policy} />}
    </ScheduledPolicyCard>
  )
}

function preconditionsOf({ preconditions }: ProviderPolicy, t: Translate) {
  const { test, certificate, owners, domain, own } = preconditions
  return [
    { text: t('Verify a domain'), met: domain },
    { text: t('Test the sign-in through an active connection within the last hour'), met: test },
    {
      text: t("Have a SAML certificate that's valid for 30 more days, if you use SAML"),
      met: certificate,
    },
    {
      text: t('Have two owners with a second factor of their own, or one with recovery codes'),
      met: owners,
    },
    { text: t('Sign in with your own second factor yourself'), met: own },
  ]
}

/** Describes whom the policy would affect now. */
function affected({ members, proved, exempt }: ProviderPolicy, t: Translate): string {
  const count = Math.max(0, members - proved - exempt)
  if (count === 0) return t('Everyone has already signed in through the identity provider.')
  return t(
    "{{count}} members haven't signed in through the identity provider yet. They'll have to do so before they can continue.",
    {
      count,
      defaultValue_one:
        "{{count}} member hasn't signed in through the identity provider yet. They'll have to do so before they can continue.",
    },
  )
}
