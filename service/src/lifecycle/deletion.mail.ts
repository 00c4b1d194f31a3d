import { graceDays } from '@accord/contract/deletions.ts'
import type { Config } from '#config/config.ts'
import { formatPeriod, formatTime } from '#i18n/format.ts'
import { type EmailContext, composeEmail, joinSentences, productName } from '#mail/compose-email.ts'
import type { Manager, Owner } from '#data/organizations/managers.store.ts'
import type { DeletionMailing } from './deletion-mailings.store.ts'

interface DeletedApplication {
  owner: Owner
  application: { id: string; name: string }
  organization: string
}

/** This email goes to the owners of the application's organization. */
export function applicationDeletedMail(
  context: EmailContext,
  about: DeletedApplication & { by: string; removedFrom: Date },
) {
  const { config, t } = context
  const { application, organization, by, removedFrom } = about
  return toOwner(context, about, {
    kind: 'application_deleted',
    subject: t('The application “{{application}}” was deleted', { application: application.name }),
    paragraphs: [
      t(
        'The application “{{application}}” of {{organization}} was deleted by {{by}}. We revoked its tokens, and it can’t get new ones.',
        { application: application.name, organization, by },
      ),
      t(
        'An owner can restore the application until {{until}}. After that, we’ll permanently delete it along with its secrets, authorizations, and approvals.',
        { until: formatTime(context, removedFrom) },
      ),
    ],
    action: {
      label: t('Open the application'),
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRestoredMail(
  context: EmailContext,
  about: DeletedApplication & { by: string },
) {
  const { config, t } = context
  const { application, organization, by } = about
  return toOwner(context, about, {
    kind: 'application_restored',
    subject: t('The application “{{application}}” was restored', { application: application.name }),
    paragraphs: [
      t(
        'The application “{{application}}” of {{organization}} was restored by {{by}}. It can get tokens again, and it has the same authorizations and approvals as before.',
        { application: application.name, organization, by },
      ),
    ],
    action: {
      label: t('Open the application'),
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRemovedMail(context: EmailContext, about: DeletedApplication) {
  const { t } = context
  const { application, organization } = about
  return toOwner(context, about, {
    kind: 'application_removed',
    subject: t('The application “{{application}}” was permanently deleted', {
      application: application.name,
    }),
    paragraphs: [
      t(
        'The application “{{application}}” of {{organization}} was deleted {{period}} ago. We’ve now permanently deleted it along with its secrets, authorizations, and approvals.',
        {
          application: application.name,
          organization,
          period: formatPeriod(context, `${graceDays.application} days`),
        },
      ),
    ],
  })
}

type Content = Pick<
  Parameters<typeof composeEmail>[1],
  'kind' | 'subject' | 'paragraphs' | 'action'
>

function toOwner(
  context: EmailContext,
  { owner, application, organization }: DeletedApplication,
  content: Content,
) {
  const { config, t } = context
  return composeEmail(context, {
    ...content,
    to: owner.email,
    about: application.id,
    greeting: t('Hello {{name}},', { name: owner.first_name }),
    footnote: t('You’re receiving this email because you own {{organization}} in {{product}}.', {
      organization,
      product: productName(config),
    }),
  })
}

interface Person {
  email: string
  first_name: string
}

interface DeletedOrganization {
  to: Person
  organization: { id: string; name: string }
}

/**
 * This email goes to all members. Only owners, who can restore the organization, are shown who deleted it, so `by` is
 * undefined for others.
 */
export function organizationDeletedMail(
  context: EmailContext,
  { to, organization, by, removedFrom }: DeletedOrganization & { by?: string; removedFrom: Date },
) {
  const { config, t } = context
  const { name } = organization
  const until = formatTime(context, removedFrom)
  return composeEmail(context, {
    kind: 'organization_deleted',
    to: to.email,
    about: organization.id,
    subject: t('The organization {{name}} was deleted', { name }),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      joinSentences(
        by === undefined
          ? t('An owner deleted the organization {{name}}.', { name })
          : t('The organization {{name}} was deleted by {{by}}.', { name, by }),
        t(
          'The organization is now read-only, its applications have stopped working, and no application can act for its members.',
        ),
      ),
      by === undefined
        ? t(
            'If the organization’s owners don’t restore it by {{until}}, we’ll permanently delete it and your membership. Your account and your other organizations aren’t affected.',
            { until },
          )
        : t(
            'An owner can restore the organization until {{until}}, and you can export its data until then. After that, we’ll permanently delete it and everything in it.',
            { until },
          ),
    ],
    action: { label: t('Open the organization'), url: pageOf(config, organization) },
    footnote: footnoteOf(context, { name, isOwner: by !== undefined }),
  })
}

export function organizationRestoredMail(
  context: EmailContext,
  { to, organization, by }: DeletedOrganization & { by?: string },
) {
  const { config, t } = context
  const { name } = organization
  return composeEmail(context, {
    kind: 'organization_restored',
    to: to.email,
    about: organization.id,
    subject: t('The organization {{name}} was restored', { name }),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      joinSentences(
        by === undefined
          ? t('An owner restored the organization {{name}}.', { name })
          : t('The organization {{name}} was restored by {{by}}.', { name, by }),
        t('Everything is the same as before, but you’ll need to sign in to applications again.'),
      ),
    ],
    action: { label: t('Open the organization'), url: pageOf(config, organization) },
    footnote: footnoteOf(context, { name, isOwner: by !== undefined }),
  })
}

/** This email goes to the owners of an organization that was permanently deleted. */
export function organizationRemovedMail(
  context: EmailContext,
  { to, organization }: DeletedOrganization,
) {
  const { config, t } = context
  const { id, name } = organization
  return composeEmail(context, {
    kind: 'organization_removed',
    to: to.email,
    about: id,
    subject: t('The organization {{name}} was permanently deleted', { name }),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'The organization {{name}} was deleted {{period}} ago. We’ve now permanently deleted it and everything in it. Your account and your other organizations aren’t affected.',
        { name, period: formatPeriod(context, `${graceDays.organization} days`) },
      ),
    ],
    footnote: t('You’re receiving this email because you owned {{organization}} in {{product}}.', {
      organization: name,
      product: productName(config),
    }),
  })
}

function pageOf(config: Config, { id }: DeletedOrganization['organization']): string {
  return new URL(`/organization/${id}`, config.publicUrl).href
}

function footnoteOf(
  { config, t }: EmailContext,
  { name, isOwner }: { name: string; isOwner: boolean },
): string {
  const values = { organization: name, product: productName(config) }
  return isOwner
    ? t('You’re receiving this email because you own {{organization}} in {{product}}.', values)
    : t(
        'You’re receiving this email because you belong to {{organization}} in {{product}}.',
        values,
      )
}

interface Side {
  /** The organization that the recipient manages. */
  organization: { id: string; name: string }
  manager: Manager
}

/**
 * This email goes to admins and owners of other organizations that used the deleted or restored application or
 * organization.
 */
export function partnerOrganizationMail(
  context: EmailContext,
  about: DeletionMailing,
  { organization, manager }: Side,
) {
  const { config, t } = context
  const { application, kind, news, owner_name: owner } = about
  const isNetworks = kind === 'deletion_networks'
  const page = `/organization/${organization.id}/${isNetworks ? 'networks' : 'applications'}`
  return composeEmail(context, {
    kind: `${application === null ? 'organization' : 'application'}_${news}_elsewhere`,
    to: manager.email,
    about: about.application_id ?? about.owner_id,
    subject: news === 'deleted' ? deletedSubject(context, about) : restoredSubject(context, about),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs:
      about.news === 'deleted'
        ? [whatEnded(context, about, organization.name), whatFollows(context, about)]
        : [
            application === null
              ? t(
                  'The organization “{{owner}}” was restored by its owners. It shares the same data with {{organization}} as before.',
                  { owner, organization: organization.name },
                )
              : t(
                  'The application “{{application}}” of “{{owner}}” was restored. Its authorization from {{organization}} is the same as before.',
                  { application, owner, organization: organization.name },
                ),
          ],
    action: {
      label: isNetworks ? t('View your networks') : t('View your applications'),
      url: new URL(page, config.publicUrl).href,
    },
    footnote: t('You’re receiving this email because you manage {{organization}} in {{product}}.', {
      organization: organization.name,
      product: productName(config),
    }),
  })
}

function deletedSubject({ t }: EmailContext, { application, owner_name }: DeletionMailing): string {
  return application === null
    ? t('The organization “{{owner}}” was deleted', { owner: owner_name })
    : t('The application “{{application}}” no longer works', { application })
}

function restoredSubject(
  { t }: EmailContext,
  { application, owner_name }: DeletionMailing,
): string {
  return application === null
    ? t('The organization “{{owner}}” was restored', { owner: owner_name })
    : t('The application “{{application}}” works again', { application })
}

function whatEnded(
  { t }: EmailContext,
  { application, kind, owner_name: owner }: DeletionMailing,
  organization: string,
) {
  if (application !== null) {
    return t(
      'The application “{{application}}”, which {{organization}} authorized, was deleted by its owner, “{{owner}}”. It no longer has access.',
      { application, organization, owner },
    )
  }
  return kind === 'deletion_served'
    ? t(
        'The organization “{{owner}}”, whose applications {{organization}} authorized, was deleted by its owners. These applications no longer have access.',
        { owner, organization },
      )
    : t(
        'The organization “{{owner}}”, which shares a network with {{organization}}, was deleted by its owners. It no longer shares or receives data.',
        { owner, organization },
      )
}

type Deleted = Extract<DeletionMailing, { news: 'deleted' }>

function whatFollows(context: EmailContext, { application, kind, removed_from }: Deleted): string {
  const { t } = context
  const until = formatTime(context, removed_from)
  if (application !== null) {
    return t(
      'If the application isn’t restored by {{until}}, we’ll permanently delete it along with its authorizations. You don’t need to do anything.',
      { until },
    )
  }
  return kind === 'deletion_served'
    ? t(
        'If the organization isn’t restored by {{until}}, we’ll permanently delete these applications along with their authorizations. You don’t need to do anything.',
        { until },
      )
    : t(
        'If the organization isn’t restored by {{until}}, we’ll permanently delete it and its networks, and remove it from all other networks. You don’t need to do anything.',
        { until },
      )
}
