import { vi } from 'vitest'

/** As much of a form as the hooks ask of one: what is typed, by the names of the fields. */
export function fakeForm(typed: Record<string, string>): HTMLFormElement {
  vi.stubGlobal('FormData', FakeFormData)
  return { typed } as unknown as HTMLFormElement
}

class FakeFormData extends FormData {
  constructor(form: unknown) {
    super()
    const { typed } = form as { typed: Record<string, string> }
    for (const [name, value] of Object.entries(typed)) this.append(name, value)
  }
}
