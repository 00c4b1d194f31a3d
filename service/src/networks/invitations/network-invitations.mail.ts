import { retention } from '@accord/contract/retention.ts'
import { formatPeriod } from '#i18n/format.ts'
import {
  type EmailContext,
  type EmailLogo,
  composeEmail,
  productName,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { MembershipRow } from '#data/networks/network-members.store.ts'
import { formatShares } from '#data/networks/networks.rules.ts'

/** This email goes to an admin or owner of the invited organization. It names organizations, but no people. */
export function networkInvitationMail(
  context: EmailContext,
  invitation: MembershipRow,
  { email, first_name }: Manager,
  logo: EmailLogo | undefined,
) {
  const { config, t } = context
  const { network_name, owner_name, organization_name, asked } = invitation
  return composeUnsolicitedEmail(context, {
    kind: 'network_invitation',
    to: email,
    logo,
    // The subject names the organization, because the recipient may manage several that are invited.
    subject: t('Invitation for {{organization}} to join the network “{{network}}”', {
      organization: organization_name,
      network: network_name,
    }),
    greeting: t('Hello {{name}},', { name: first_name }),
    paragraphs: [
      t(
        'Your organization, {{organization}}, was invited by “{{owner}}” to join the network “{{network}}”.',
        { organization: organization_name, network: network_name, owner: owner_name },
      ),
      asked.length > 0
        ? t(
            'Organizations that join let “{{owner}}” read their {{shares}}. We won’t share anything until you accept.',
            { owner: owner_name, shares: formatShares(context, asked) },
          )
        : t(
            'Organizations that join won’t share any data with “{{owner}}” unless they agree to do so later.',
            { owner: owner_name },
          ),
      t(
        'Any admin or owner of your organization can accept or decline the invitation within {{period}}.',
        { period: formatPeriod(context, retention.organization.periods.networkInvitation) },
      ),
    ],
    action: { label: t('View invitation'), url: linkTo(config, invitation) },
    footnote: t(
      'You’re receiving this email because you manage {{organization}} in {{product}}. If you don’t know the sender, decline the invitation or ignore this email.',
      { organization: organization_name, product: productName(config) },
    ),
  })
}

/** Includes the redirect address in the link, so that it isn't lost during a sign-up. */
function linkTo({ publicUrl }: Config, { id, redirect_url }: MembershipRow): string {
  const url = new URL(`/join-network/${id}`, publicUrl)
  if (redirect_url !== null) url.searchParams.set('redirectUrl', redirect_url)
  return url.href
}

/**
 * This email goes to admins and owners of the network's organization. It names the invited organization, but no people.
 */
export function networkDeclinedMail(
  context: EmailContext,
  declined: MembershipRow,
  manager: Manager,
) {
  const { config, t } = context
  const { network_id, network_name, owner_name, organization_name } = declined
  return composeEmail(context, {
    kind: 'network_declined',
    to: manager.email,
    subject: t('An organization declined to join the network {{network}}', {
      network: network_name,
    }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'The organization “{{organization}}” declined your invitation to join the network {{network}}.',
        { organization: organization_name, network: network_name },
      ),
      t(
        'You don’t need to do anything. If this was a mistake, you can invite the organization again.',
      ),
    ],
    action: { label: t('View network'), url: `/network/${network_id}/organizations` },
    footnote: t('You’re receiving this email because you manage {{owner}} in {{product}}.', {
      owner: owner_name,
      product: productName(config),
    }),
  })
}
