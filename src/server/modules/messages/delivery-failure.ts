/**
 * `away`: the whole channel does not work for a while. `later`: only this message has to wait. `refused`: it will never be accepted.
 * `gone`: the target does not want or know messages any more. `unknown`: the channel did not say whether it took the message.
 */
type FailureKind = 'away' | 'later' | 'refused' | 'gone' | 'unknown';

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

const unknownReason = 'unknown';

/** The message may have been received. */
export class UnknownOutcome extends DeliveryFailure {
  constructor() {
    super('unknown', unknownReason);
  }
}

/** Whether the channel is left alone for a while. */
export function pausesChannel({ kind }: DeliveryFailure): boolean {
  return kind === 'away' || kind === 'unknown';
}

/**
 * Why a message is given up after this failure; null: it is tried again. One that may have been received is sent once more, and no third
 * time (R-MSG-5).
 * @param former the reason of its failure before
 */
export function endsBy({ kind, message }: DeliveryFailure, former: string | null): string | null {
  if (kind === 'unknown') return former === unknownReason ? message : null;
  return kind === 'gone' || kind === 'refused' ? message : null;
}

/** What is remembered of the failures of a message that is tried again: that it may have been received, whatever came after. */
export function rememberedReason({ message }: DeliveryFailure, former: string | null): string {
  return former === unknownReason ? former : message;
}

/** A group has become a supergroup, which has another id. */
export class ChatMoved extends DeliveryFailure {
  readonly chatId: number;

  constructor(chatId: number) {
    super('later', 'moved');
    this.chatId = chatId;
  }
}
