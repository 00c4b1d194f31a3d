import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { personalFieldsOf } from './activity-details.ts'
import { exampleEvent } from './event-examples.ts'
import { eventTypes, kindOfEvent } from './event-types.ts'
import { OrganizationEvent, eventFieldsOf, eventSchemaOf } from './events.ts'

describe('the example of each type of event', () => {
  test.each(eventTypes)('the schema of %s accepts its example', (type) => {
    const example = exampleEvent(type)
    expect(z.safeParse(eventSchemaOf(kindOfEvent(type)), example).error).toBeUndefined()
    expect(z.safeParse(OrganizationEvent, example).error).toBeUndefined()
  })

  test.each(eventTypes)('%s has no field for an address', (type) => {
    const kind = kindOfEvent(type)
    const fields = eventFieldsOf(kind).map(([field]) => field)
    for (const field of [...personalFieldsOf(kind), 'email', 'newEmail']) {
      expect(fields).not.toContain(field)
    }
    const { data } = exampleEvent(type)
    expect(JSON.stringify(data)).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/)
  })

  test('the schema rejects a field that the type does not have', () => {
    const example = exampleEvent('member.invited')
    const { data } = example
    const more = { ...example, data: { ...data, detail: { ...data.detail, email: 'a@b.example' } } }
    expect(z.safeParse(eventSchemaOf('member_invited'), more).success).toBe(false)
  })
})
