import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { callsByFeature } from './all-calls.ts'
import type { Call } from './call.ts'
import { commonErrors, type ExpectedError } from './errors.ts'

const listed = Object.values(callsByFeature).flatMap((calls: Record<string, Call>): Call[] =>
  Object.values(calls),
)

async function exportedByContract(): Promise<[string, unknown][]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name))
  const modules = await Promise.all(
    files
      .filter((name) => name !== 'all-calls.ts')
      .map((name) => {
        const { href } = new URL(name, import.meta.url)
        return import(/* @vite-ignore */ href) as Promise<Record<string, unknown>>
      }),
  )
  return modules.flatMap((module) => Object.entries(module))
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function isExpectedError(value: unknown): value is ExpectedError {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
}

describe('the table of all calls', () => {
  test('the table of all calls contains every call that the contract exports, under its own name', async () => {
    const exported = (await exportedByContract()).filter(([, value]) => isCall(value))
    const table = Object.values(callsByFeature).flatMap((calls) => Object.entries(calls))
    expect(table.map(([name]) => name).toSorted()).toEqual(
      exported.map(([name]) => name).toSorted(),
    )
    expect(new Set(listed)).toEqual(new Set(exported.map(([, value]) => value)))
  })

  test('the table of all calls has one call per method and path', () => {
    const addresses = listed.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(addresses).toHaveLength(new Set(addresses).size)
  })

  test('the table of all calls lists the unauthenticated error for exactly the calls that need a session', () => {
    for (const { access, errors: expectedErrors, path } of listed) {
      const named = expectedErrors.some(({ code }) => code === 'unauthenticated')
      expect(named, path).toBe(access === 'session')
    }
  })

  test('the table of all calls lists confirm_first for exactly the calls that require reauthentication', () => {
    for (const { access, requiresReauth: fresh, errors: expectedErrors, path } of listed) {
      const named = expectedErrors.some(({ code }) => code === 'confirm_first')
      expect(named, path).toBe(fresh !== undefined)
      if (fresh) expect(access, path).toBe('session')
    }
  })
})

describe('expected errors', () => {
  test('expected errors have unique codes and messages', async () => {
    const expectedErrors = (await exportedByContract())
      .map(([, value]) => value)
      .filter(isExpectedError)
    expect(expectedErrors.length).toBeGreaterThan(10)
    expect(new Set(expectedErrors.map(({ code }) => code)).size).toBe(expectedErrors.length)
    expect(new Set(expectedErrors.map(({ message }) => message)).size).toBe(expectedErrors.length)
    for (const { status } of expectedErrors) expect(status).toBeGreaterThanOrEqual(400)
  })

  test('expected errors that the framework returns before a call is reached are common to all calls', () => {
    expect(commonErrors.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['foreign_origin', 'body_too_large', 'unsupported_media_type']),
    )
  })
})
