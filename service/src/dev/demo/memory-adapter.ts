import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * Keeps what the demo's provider has to remember until the process stops. The library's own adapter does the same, and
 * prints a warning for production.
 */
export class MemoryAdapter implements Adapter {
  private readonly stored = new Map<string, AdapterPayload>()

  async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
    this.stored.set(id, payload)
    setTimeout(() => this.stored.delete(id), expiresIn * 1000).unref()
  }

  async find(id: string) {
    return this.stored.get(id)
  }

  async findByUid(uid: string) {
    return this.findBy('uid', uid)
  }

  async findByUserCode(userCode: string) {
    return this.findBy('userCode', userCode)
  }

  async consume(id: string) {
    const payload = this.stored.get(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string) {
    this.stored.delete(id)
  }

  async revokeByGrantId(grantId: string) {
    for (const [id, payload] of this.stored) {
      if (payload.grantId === grantId) this.stored.delete(id)
    }
  }

  private findBy(key: 'uid' | 'userCode', value: string) {
    return [...this.stored.values()].find((payload) => payload[key] === value)
  }
}
