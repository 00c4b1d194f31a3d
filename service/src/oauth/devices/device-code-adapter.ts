import type { AdapterPayload } from 'oidc-provider'
import { lifetimes } from '#oauth/lifetimes.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { ArtifactAdapter } from '#oauth/storage/adapter.ts'
import { saveDeviceCode } from '#data/approvals/artifacts.store.ts'
import { asStored } from '#oauth/storage/engine-time.ts'
import type { Storage } from '#oauth/storage/exchange.ts'
import { storableText } from '#oauth/storage/storable-text.ts'
import { unlessGone } from '#oauth/storage/unless-gone.ts'

/** Codes of devices, without what people type: only its hash is kept, by which `devices/` finds the code. */
export class DeviceCodeAdapter extends ArtifactAdapter {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(storage, 'DeviceCode')
    this.#storage = storage
  }

  /** The engine saves a code once, as it issues it. What was decided is written by the decision. */
  override async upsert(id: string, { jti: _value, ...issued }: AdapterPayload, expiresIn: number) {
    const { userCode, ...payload } = issued
    // That its time is over is told for as long again.
    const secondsToLive = expiresIn + lifetimes.DeviceCode
    await unlessGone(
      saveDeviceCode(this.#storage.db, [
        hashSecret(id),
        hashSecret(userCode!),
        payload.clientId!,
        storableText(asStored(payload, this.#storage.clock)),
        secondsToLive,
      ]),
    )
  }
}
