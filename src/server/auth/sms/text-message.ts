/** A text message to a phone. */
export interface TextMessage {
  /** twelve digits */
  readonly phone: string;
  /** complete, in the customer's language */
  readonly text: string;
  /** the one-time code in the text; null: an announcement */
  readonly code: string | null;
  /** an earlier code of this phone is still valid, and was not used */
  readonly isRepeated?: boolean;
}

/** Sends a message once. Rejects with a SendFailure when the gateway did not confirm it. */
export type MessageSender = (message: TextMessage) => Promise<void>;

/**
 * `refused`: the message was not sent. `unknown`: the gateway may have accepted it, such as after a time-out, so it must not be sent a
 * second time: the customer would get two codes, and the restaurant would pay for both.
 */
export type SendOutcome = 'refused' | 'unknown';

/** Its text is written to the log: it contains no phone, no code, no text of a message and no credential. */
export class SendFailure extends Error {
  readonly outcome: SendOutcome;

  constructor(outcome: SendOutcome, reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}
