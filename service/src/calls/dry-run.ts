import type { Call } from '@accord/contract/call.ts'
import { DryRun } from '@accord/contract/consequences.ts'
import type { FastifyRequest } from 'fastify'
import { parse } from './parse.ts'

type WithQuery = Pick<FastifyRequest, 'query'>

/**
 * Whether only what would end is asked, and the query without that question. Of a call that does not preview it is a
 * field like any other, and not known there.
 */
export function dryRunOf(
  { previews }: Call,
  { query }: WithQuery,
): { dryRun: boolean; query: object } {
  const { dryRun, ...rest } = query as { dryRun?: unknown }
  if (!previews) return { dryRun: false, query: query as object }
  return { dryRun: parse(DryRun, { dryRun }).dryRun !== undefined, query: rest }
}

/** The same before anything is parsed: whoever only asks need not have confirmed that it is them. */
export function asksOnly({ previews }: Call, { query }: WithQuery): boolean {
  return previews === true && (query as { dryRun?: unknown }).dryRun === 'true'
}
