import { graceDays } from '@accord/contract/deletions.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, productName, formatTime } from '#mail/compose-email.ts'
import type { Manager, Owner } from '#data/organizations/managers.store.ts'
import type { DeletionMailing } from './deletion-mailings.store.ts'

interface DeletedApplication {
  owner: Owner
  application: { id: string; name: string }
  organization: string
}

/** Goes to the owners of the application's organization. */
export function applicationDeletedMail(
  config: Config,
  about: DeletedApplication & { by: string; removedFrom: Date },
) {
  const { application, organization, by, removedFrom } = about
  return toOwner(config, about, {
    kind: 'application_deleted',
    subject: `The application “${application.name}” was deleted`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted by ${by}. We revoked its tokens, and it won’t get new ones.`,
      `An owner can restore it until ${formatTime(removedFrom)}. After that, we’ll permanently delete it with its secrets, authorizations, and approvals.`,
    ],
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRestoredMail(
  config: Config,
  about: DeletedApplication & { by: string },
) {
  const { application, organization, by } = about
  return toOwner(config, about, {
    kind: 'application_restored',
    subject: `The application “${application.name}” was restored`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was restored by ${by}. It can get tokens again, and it has the same authorizations and approvals as before.`,
    ],
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRemovedMail(config: Config, about: DeletedApplication) {
  const { application, organization } = about
  return toOwner(config, about, {
    kind: 'application_removed',
    subject: `The application “${application.name}” was permanently deleted`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted ${graceDays.application} days ago. We’ve now permanently deleted it with its secrets, authorizations, and approvals.`,
    ],
  })
}

type Content = Pick<
  Parameters<typeof composeEmail>[1],
  'kind' | 'subject' | 'paragraphs' | 'action'
>

function toOwner(
  config: Config,
  { owner, application, organization }: DeletedApplication,
  content: Content,
) {
  return composeEmail(config, {
    ...content,
    to: owner.email,
    about: application.id,
    greeting: `Hello ${owner.first_name},`,
    footnote: `You’re receiving this email because you own ${organization} in ${productName(config)}.`,
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

/** Goes to all members. Owners, who can restore it, learn who deleted it: `by` is undefined for other members. */
export function organizationDeletedMail(
  config: Config,
  { to, organization, by, removedFrom }: DeletedOrganization & { by?: string; removedFrom: Date },
) {
  const { name } = organization
  const until = formatTime(removedFrom)
  return composeEmail(config, {
    kind: 'organization_deleted',
    to: to.email,
    about: organization.id,
    subject: `The organization ${name} was deleted`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was deleted by ${by ?? 'an owner'}. Nothing in it can be changed, its applications have stopped, and applications can no longer act for people there.`,
      by === undefined
        ? `If its owners don’t restore it by ${until}, we’ll permanently delete it, including your membership. Your account and your other organizations aren’t affected.`
        : `An owner can restore it until ${until}. After that, we’ll permanently delete it with everything in it. Until then, you can still export its data.`,
    ],
    action: { label: 'Open the organization', url: pageOf(config, organization) },
    footnote: footnoteOf(config, name, by === undefined ? 'belong to' : 'own'),
  })
}

export function organizationRestoredMail(
  config: Config,
  { to, organization, by }: DeletedOrganization & { by?: string },
) {
  const { name } = organization
  return composeEmail(config, {
    kind: 'organization_restored',
    to: to.email,
    about: organization.id,
    subject: `The organization ${name} was restored`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was restored by ${by ?? 'an owner'}. Everything is as it was before, but you’ll need to sign in to applications again.`,
    ],
    action: { label: 'Open the organization', url: pageOf(config, organization) },
    footnote: footnoteOf(config, name, by === undefined ? 'belong to' : 'own'),
  })
}

/** Goes to the owners of an organization that was permanently deleted. */
export function organizationRemovedMail(config: Config, { to, organization }: DeletedOrganization) {
  const { id, name } = organization
  return composeEmail(config, {
    kind: 'organization_removed',
    to: to.email,
    about: id,
    subject: `The organization ${name} was permanently deleted`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was deleted ${graceDays.organization} days ago. We’ve now permanently deleted it with everything in it. Your account and your other organizations aren’t affected.`,
    ],
    footnote: `You’re receiving this email because you owned ${name} in ${productName(config)}.`,
  })
}

function pageOf(config: Config, { id }: DeletedOrganization['organization']): string {
  return new URL(`/organization/${id}`, config.publicUrl).href
}

function footnoteOf(config: Config, name: string, because: 'own' | 'belong to'): string {
  return `You’re receiving this email because you ${because} ${name} in ${productName(config)}.`
}

interface Side {
  /** The organization that the recipient manages. */
  organization: { id: string; name: string }
  manager: Manager
}

/** Goes to admins and owners of other organizations that used what was deleted or restored. */
export function partnerOrganizationMail(
  config: Config,
  about: DeletionMailing,
  { organization, manager }: Side,
) {
  const { application, kind, news, owner_name: owner } = about
  const isNetworks = kind === 'deletion_networks'
  const page = `/organization/${organization.id}/${isNetworks ? 'networks' : 'applications'}`
  return composeEmail(config, {
    kind: `${application === null ? 'organization' : 'application'}_${news}_elsewhere`,
    to: manager.email,
    about: about.application_id ?? about.owner_id,
    subject: news === 'deleted' ? deletedSubject(about) : restoredSubject(about),
    greeting: `Hello ${manager.first_name},`,
    paragraphs:
      about.news === 'deleted'
        ? [whatEnded(about, organization.name), whatFollows(about)]
        : [
            application === null
              ? `The organization “${owner}” was restored by its owners. It shares the same data with ${organization.name} as before.`
              : `The application “${application}” of “${owner}” was restored. Its authorization from ${organization.name} is the same as before.`,
          ],
    action: {
      label: isNetworks ? 'View your networks' : 'View your applications',
      url: new URL(page, config.publicUrl).href,
    },
    footnote: `You’re receiving this email because you manage ${organization.name} in ${productName(config)}.`,
  })
}

function deletedSubject({ application, owner_name }: DeletionMailing): string {
  return application === null
    ? `The organization “${owner_name}” was deleted`
    : `The application “${application}” no longer works`
}

function restoredSubject({ application, owner_name }: DeletionMailing): string {
  return application === null
    ? `The organization “${owner_name}” was restored`
    : `The application “${application}” works again`
}

function whatEnded({ application, kind, owner_name: owner }: DeletionMailing, here: string) {
  if (application !== null) {
    return `The application “${application}”, which ${here} authorized, was deleted by its owner, “${owner}”. It no longer has access.`
  }
  return kind === 'deletion_served'
    ? `The organization “${owner}”, whose applications ${here} authorized, was deleted by its owners. These applications no longer have access.`
    : `The organization “${owner}”, which shares a network with ${here}, was deleted by its owners. No more data is shared from or to it.`
}

type Deleted = Extract<DeletionMailing, { news: 'deleted' }>

function whatFollows({ application, kind, removed_from }: Deleted): string {
  const until = formatTime(removed_from)
  if (application !== null) {
    return `If it isn’t restored by ${until}, we’ll permanently delete it with its authorizations. You don’t need to do anything.`
  }
  return kind === 'deletion_served'
    ? `If it isn’t restored by ${until}, we’ll permanently delete them with their authorizations. You don’t need to do anything.`
    : `If it isn’t restored by ${until}, we’ll permanently delete it and its networks, and it will leave all other networks. You don’t need to do anything.`
}
