import {
  requestAnswered,
  withdrawApplicationRequest as call,
} from '@accord/contract/application-requests.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { requireProfileIn } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { findRequest, removeOpenRequest } from './requests.store.ts'

/** By who asked, and by nobody else: those who manage answer it. Once answered it stays as it is. */
export const withdrawApplicationRequest = change(call, {
  async as({ actor, params }, db) {
    const own = await requireProfileIn(db, actor, params.id)
    const request = await findRequest(db, params.request)
    if (request?.profile_id !== own.id) throw new Refused(notFound)
    return { own, request }
  },
  records: ['application_request_withdrawn'],

  async do({ trx, request, happened }) {
    if (!(await removeOpenRequest(trx, request.id))) throw new Refused(requestAnswered)
    const { application_name: application, scopes } = request
    happened('application_request_withdrawn', { application, scopes })
    return {}
  },
})
