/**
 * `away`: the whole channel does not work for a while. `later`: only this message has to wait. `refused`: it will never be accepted.
 * `gone`: the target does not want or know messages any more.
 */
type FailureKind = 'away' | 'later' | 'refused' | 'gone';

/** Why a message did not reach a customer. The reason is stored and shown: it has no address, no token and no text of the message. */
export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** how long the receiver wants to be left alone; null: it does not say */
  readonly waitMs: number | null;

  constructor(kind: FailureKind, reason: string, waitMs: number | null = null) {
    super(reason);
    this.kind = kind;
    this.waitMs = waitMs;
  }
}

/** A group has become a supergroup, which has another id. */
export class ChatMoved extends DeliveryFailure {
  readonly chatId: number;

  constructor(chatId: number) {
    super('later', 'moved');
    this.chatId = chatId;
  }
}
