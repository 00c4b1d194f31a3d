import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import { deleteAccount, cancelAccountDeletion } from './accounts/delete-account.change.ts'
import { deleteApplication, restoreApplication } from './applications/delete-application.change.ts'
import {
  deleteOrganization,
  restoreOrganization,
} from './organizations/delete-organization.change.ts'

export function deletionRoutes(app: FastifyInstance, context: Context) {
  serveChange(app, context, deleteAccount)
  serveChange(app, context, cancelAccountDeletion)
  serveChange(app, context, deleteOrganization)
  serveChange(app, context, restoreOrganization)
  serveChange(app, context, deleteApplication)
  serveChange(app, context, restoreApplication)
}
