import {
  hashKey,
  // oxlint-disable-next-line no-restricted-imports -- Actions are built on it.
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ReauthCanceled, explainError, offline } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { hideSnackbar, showSnackbar } from '../ui/feedback/snackbar.tsx'
import { confirmAction, type ConfirmRequest } from '../ui/overlays/confirm-dialog.tsx'

/** A `…Mutation` from an `.api.ts` file, which makes a request and then refreshes queries. */
type Change<Input, Result> = Omit<UseMutationOptions<Result, Error, Input>, 'mutationKey'>

interface Words<Input, Result> {
  /** Runs first and may reject, to confirm the person's identity before the question instead of after it. */
  before?: () => Promise<void>
  /** Returns a confirmation for actions that lose something. */
  ask?: (input: Input) => ConfirmRequest | undefined
  /** The success message, or undefined if the page shows the result. */
  done?: string | ((result: Result, input: Input) => string | undefined)
  /**
   * The first part of the error message, before the reason. A function returns the whole message, or undefined if the
   * page shows it.
   */
  failed?: string | ((error: Error, input: Input) => string | undefined)
  /** The topic of the messages. Messages with the same topic replace each other. */
  about?: string
  /** Runs after a success, to move the focus or navigate. */
  after?: (result: Result, input: Input) => void
}

export type Action<Input, Result> = Change<Input, Result> & Words<Input, Result>

/** Asks for confirmation, runs an action, and shows the result. */
export function useAction<Input = void, Result = unknown>(action: Action<Input, Result>) {
  const { before, ask, done, failed, about, after, ...change } = action
  const { t } = useTranslation()
  const own = useId()
  const mutationKey = [own]
  const mutations = useQueryClient().getMutationCache()
  const [preparing, setPreparing] = useState(false)
  const { mutateAsync, isPending, variables, data, error } = useMutation({ ...change, mutationKey })

  async function run(input: Input): Promise<void> {
    if (isUnderWay(input)) return
    if (before && !(await prepare(before))) return
    const question = ask?.(input)
    if (question && !(await confirmAction(question))) return
    // `perform` has already shown the error.
    await perform(input).catch(() => {})
  }

  async function prepare(first: () => Promise<void>): Promise<boolean> {
    setPreparing(true)
    try {
      await first()
      return true
    } catch (refused) {
      if (!(refused instanceof ReauthCanceled))
        showSnackbar({ kind: 'error', message: t(explainError(refused)) })
      return false
    } finally {
      setPreparing(false)
    }
  }

  /**
   * Runs the action for a form. It also throws the error, so that the fields can show theirs, and hides the message of
   * the last attempt.
   */
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
      // If the person canceled the confirmation, nothing was started, so there's no message.
      if (refused instanceof ReauthCanceled) throw refused
      const said = typeof failed === 'function' ? failed(refused, input) : because(refused, failed)
      // A screen's own message doesn't mention a missing connection, so it's appended.
      const hides = refused.message === offline && said && !said.includes(t(offline))
      say('error', hides ? because(refused, said.replace(/\.?$/, '.')) : said)
      throw refused
    })
    say('success', typeof done === 'function' ? done(result, input) : done)
    after?.(result, input)
    return result
  }

  /** Returns whether the same action is already running, for example after a second click. */
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
    pending: isPending || preparing,
    /** The input of the running action. */
    doing: isPending ? variables : undefined,
    result: data,
    error,
  }
}
