import type { ExportEntity } from '@accord/contract/export-contents.ts'
import type { ExportStep } from '@accord/contract/exports.ts'
import type { Translate } from '../i18n/translation.ts'

/** The steps of a successful export, in order. */
export const goodSteps = ['queued', 'collecting', 'packaging', 'sealing', 'completed'] as const

export function stepName(step: ExportStep, t: Translate): string {
  return {
    queued: t('Queued'),
    collecting: t('Collecting'),
    packaging: t('Packaging'),
    sealing: t('Signing'),
    completed: t('Completed'),
    failed: t('Failed'),
  }[step]
}

/** Returns the name of a kind of data in the file. */
export function contentName(entity: ExportEntity, t: Translate): string {
  return {
    organization: t('Organization details'),
    members: t('Members'),
    people: t('People'),
    invitations: t('Invitations'),
    domains: t('Domains'),
    'join-requests': t('Requests to join'),
    connections: t('Connections'),
    'connection-links': t('Connected people'),
    'provider-sign-ins': t('Sign-ins through identity providers'),
    applications: t('Applications'),
    'authorizations-given': t('Authorizations granted'),
    'authorizations-received': t('Authorizations received'),
    'application-requests': t('Application requests'),
    approvals: t('Approvals'),
    networks: t('Networks'),
    'event-endpoints': t('Event endpoints'),
    activity: t('Activity'),
    network: t('Network details'),
    organizations: t('Organizations'),
    access: t('Access'),
    decisions: t('Decisions'),
  }[entity]
}

/** Returns the announcement for screen readers, once for each step. A failure has a separate alert. */
export function stepAnnouncement(step: ExportStep, t: Translate): string {
  if (step === 'failed') return ''
  if (step === 'completed') return t('The export is complete.')
  return t('Step {{number}} of {{total}}: {{name}}', {
    number: goodSteps.indexOf(step) + 1,
    total: goodSteps.length,
    name: stepName(step, t),
  })
}
