import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import {
  deleteOrganization,
  restoreOrganization,
} from '#lifecycle/organizations/delete-organization.change.ts'

export function deletionRoutes(app: FastifyInstance, context: Context) {
  serveChange(app, context, deleteOrganization)
  serveChange(app, context, restoreOrganization)
}
