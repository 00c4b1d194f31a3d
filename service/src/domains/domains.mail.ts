import { missingDays } from '@accord/contract/domains.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'
import { displayDomain } from './domain-name.ts'

interface AboutDomain {
  domain: string
  organization: { id: string; name: string }
  manager: Manager
}

/** Goes to the owners when the record of a verified domain disappeared. */
export function domainMissingMail(context: EmailContext, about: AboutDomain) {
  const { t } = context
  const domain = displayDomain(about.domain)
  const organization = about.organization.name
  return toOwner(context, about, {
    kind: 'domain_missing',
    subject: t('The DNS record of {{domain}} is missing', { domain }),
    paragraphs: [
      t(
        'We can no longer find the TXT record that verifies {{domain}} for {{organization}}. Members aren’t affected.',
        { domain, organization },
      ),
      t(
        'Publish the record again. If it’s still missing after {{admits}} days, new people in the domain can’t join. After {{holds}} days, another organization that controls the domain can verify it.',
        { admits: missingDays.admits, holds: missingDays.holds },
      ),
    ],
  })
}

/** Goes to the owners of the holder when another organization published its own record. */
export function domainContestedMail(context: EmailContext, about: AboutDomain) {
  const { t } = context
  const domain = displayDomain(about.domain)
  const organization = about.organization.name
  return toOwner(context, about, {
    kind: 'domain_contested',
    subject: t('Another organization claims {{domain}}', { domain }),
    paragraphs: [
      t(
        'Another organization has published its own TXT record in {{domain}}, which {{organization}} verified. Only someone who can change the domain’s DNS can do this.',
        { domain, organization },
      ),
      t(
        'Nothing changes while your record is there. If it’s missing for {{holds}} days, the domain moves to the other organization. If you didn’t expect this, find out who manages your DNS.',
        { holds: missingDays.holds },
      ),
    ],
  })
}

/** Goes to the owners of the former holder. */
export function domainMovedMail(context: EmailContext, about: AboutDomain) {
  const { t } = context
  const domain = displayDomain(about.domain)
  const organization = about.organization.name
  return toOwner(context, about, {
    kind: 'domain_moved',
    subject: t('Your organization no longer holds {{domain}}', { domain }),
    paragraphs: [
      t(
        'Another organization verified {{domain}}, because the TXT record of {{organization}} has been missing for {{holds}} days. Members aren’t affected, but new people in the domain can’t join.',
        { domain, organization, holds: missingDays.holds },
      ),
      t('If the domain is still yours, publish your record again to contest it.'),
    ],
  })
}

function toOwner(
  context: EmailContext,
  { organization, manager }: AboutDomain,
  email: { kind: string; subject: string; paragraphs: [string, ...string[]] },
) {
  const { t } = context
  return composeEmail(context, {
    ...email,
    to: manager.email,
    about: organization.id,
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    action: { label: t('View domains'), url: `/organization/${organization.id}/domains` },
    footnote: t('You’re receiving this email because you own {{organization}}.', {
      organization: organization.name,
    }),
  })
}
