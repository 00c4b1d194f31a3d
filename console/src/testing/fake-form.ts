import { vi } from 'vitest'

/** Returns the parts of a form that the hooks use: the typed values, by field name. */
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
