import {
  hashKey,
  // oxlint-disable-next-line no-restricted-imports -- actions are made of it.
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'
import { ReauthCanceled, explainError, offline } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { hideSnackbar, showSnackbar } from '../ui/feedback/snackbar.tsx'
import { confirmAction, type ConfirmRequest } from '../ui/overlays/confirm-dialog.tsx'

/** A `…Mutation` of an `.api.ts`: the call, and what is read anew after it. */
type Change<Input, Result> = Omit<UseMutationOptions<Result, Error, Input>, 'mutationKey'>

interface Words<Input, Result> {
  /** The question before it, where something is lost by it. */
  ask?: (input: Input) => ConfirmRequest | undefined
  /** Said once it is done, as 'Organization created' is; nothing where the page shows it. */
  done?: string | ((result: Result, input: Input) => string | undefined)
  /** Said before the reason when it failed. A function says all of it, or nothing where the page does. */
  failed?: string | ((error: Error, input: Input) => string | undefined)
  /** Of two outcomes that are about the same, only the newer one stands. */
  about?: string
  /** Where the focus goes, or the person. */
  after?: (result: Result, input: Input) => void
}

export type Action<Input, Result> = Change<Input, Result> & Words<Input, Result>

/** The one way to do something: asks, does it, and says what came of it. */
export function useAction<Input = void, Result = unknown>(action: Action<Input, Result>) {
  const { ask, done, failed, about, after, ...change } = action
  const { t } = useTranslation()
  const own = useId()
  const mutationKey = [own]
  const mutations = useQueryClient().getMutationCache()
  const { mutateAsync, isPending, variables, data, error } = useMutation({ ...change, mutationKey })

  async function run(input: Input): Promise<void> {
    if (isUnderWay(input)) return
    const question = ask?.(input)
    if (question && !(await confirmAction(question))) return
    // What went wrong has been said.
    await perform(input).catch(() => {})
  }

  /** For a form: throws what went wrong too, so that its fields can complain. What came of the last time is over. */
  function attempt(input: Input): Promise<Result> {
    hideSnackbar(about ?? own)
    return perform(input, own)
  }

  async function perform(input: Input, form?: string): Promise<Result> {
    const say = (kind: 'error' | 'success', message: string | undefined) => {
      const its = about ?? form
      if (message) showSnackbar({ kind, message, ...(its && { about: its }) })
    }
    const result = await mutateAsync(input).catch((refused: Error) => {
      // Who would not confirm it has not begun it: there is nothing to say.
      if (refused instanceof ReauthCanceled) throw refused
      const said = typeof failed === 'function' ? failed(refused, input) : because(refused, failed)
      // A screen that says in its own words what failed would hide that there is no connection: that is said after them.
      const hides = refused.message === offline && said && !said.includes(t(offline))
      say('error', hides ? because(refused, said.replace(/\.?$/, '.')) : said)
      throw refused
    })
    say('success', typeof done === 'function' ? done(result, input) : done)
    after?.(result, input)
    return result
  }

  /** A second press means what the first did. */
  function isUnderWay(input: Input): boolean {
    const same = hashKey([input])
    const pending = mutations.findAll({ mutationKey, status: 'pending' })
    return pending.some(({ state }) => hashKey([state.variables]) === same)
  }

  function because(refused: Error, what = ''): string {
    return `${what} ${t(explainError(refused))}`.trimStart()
  }

  return {
    run,
    attempt,
    pending: isPending,
    /** What it is done to, while it is. */
    doing: isPending ? variables : undefined,
    result: data,
    error,
  }
}
