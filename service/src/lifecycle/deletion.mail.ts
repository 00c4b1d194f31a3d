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

/** Sent to the organization's owners when someone deletes its application. */
export function applicationDeletedMail(
  config: Config,
  about: DeletedApplication & { by: string; removedFrom: Date },
) {
  const { application, organization, by, removedFrom } = about
  return toOwner(config, about, {
    kind: 'application_deleted',
    subject: `The application “${application.name}” was deleted`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted by ${by}. Its tokens have ended, and it gets no new ones.`,
      `An owner can restore it until ${formatTime(removedFrom)}. Then it is removed for good, with its secrets and all that organizations and people let it do.`,
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
      `The application “${application.name}” of ${organization} was restored by ${by}. It gets tokens again; what organizations and people let it do is as it was.`,
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
    subject: `The application “${application.name}” was removed`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted ${graceDays.application} days ago and is now removed for good, with its secrets and all that organizations and people let it do.`,
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
    footnote: `This mail came because you own ${organization} at ${productName(config)}.`,
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

/** Sent to everyone in the organization: to its owners, who can restore it, and to all others. */
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
      `The organization ${name} was deleted by ${by ?? 'an owner'}. Nothing in it can change any more, its applications have stopped, and what applications did there for people has ended.`,
      by === undefined
        ? `If its owners do not restore it by ${until}, it is removed for good, and your place in it too. Your account and your other organizations are as they were.`
        : `An owner can restore it until ${until}. Then it is removed for good, with everything in it. Until then you can still export its data.`,
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
      `The organization ${name} was restored by ${by ?? 'an owner'}. It goes on as it was before; applications must sign people in again.`,
    ],
    action: { label: 'Open the organization', url: pageOf(config, organization) },
    footnote: footnoteOf(config, name, by === undefined ? 'belong to' : 'own'),
  })
}

/** Sent to its owners when it was permanently deleted. */
export function organizationRemovedMail(config: Config, { to, organization }: DeletedOrganization) {
  const { id, name } = organization
  return composeEmail(config, {
    kind: 'organization_removed',
    to: to.email,
    about: id,
    subject: `The organization ${name} was removed`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was deleted ${graceDays.organization} days ago and is now removed for good, with everything in it. Your account and your other organizations are as they were.`,
    ],
    footnote: `This mail came because you owned ${name} at ${productName(config)}.`,
  })
}

function pageOf(config: Config, { id }: DeletedOrganization['organization']): string {
  return new URL(`/organization/${id}`, config.publicUrl).href
}

function footnoteOf(config: Config, name: string, because: 'own' | 'belong to'): string {
  return `This mail came because you ${because} ${name} at ${productName(config)}.`
}

interface Side {
  /** The organization that the recipients manage. */
  organization: { id: string; name: string }
  manager: Manager
}

/** Sent to the managers of other organizations that are affected by the deletion or restoration. */
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
              ? `The organization “${owner}” was restored by its owners. What it shares with ${organization.name} is as it was before.`
              : `The application “${application}” of “${owner}” was restored. What ${organization.name} let it do is as it was before.`,
          ],
    action: {
      label: isNetworks ? 'Open your networks' : 'Open your applications',
      url: new URL(page, config.publicUrl).href,
    },
    footnote: `This mail came because you manage ${organization.name} at ${productName(config)}.`,
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
    return `The application “${application}”, which ${here} authorized, was deleted by its owner, “${owner}”. It has no access any more.`
  }
  return kind === 'deletion_served'
    ? `The organization “${owner}”, whose applications ${here} authorized, was deleted by its owners. These applications have no access any more.`
    : `The organization “${owner}”, which shares a network with ${here}, was deleted by its owners. No data is shared from or to it any more.`
}

type Deleted = Extract<DeletionMailing, { news: 'deleted' }>

function whatFollows({ application, kind, removed_from }: Deleted): string {
  const inTime = `by ${formatTime(removed_from)}`
  if (application !== null) {
    return `If it is not restored ${inTime}, it is removed for good, and what was authorized with it. You need not do anything.`
  }
  return kind === 'deletion_served'
    ? `If it is not restored ${inTime}, they are removed for good, and what was authorized with them. You need not do anything.`
    : `If it is not restored ${inTime}, it is removed for good: its own networks end, and it leaves those of others. You need not do anything.`
}
