/**
 * `away`: the issuer does not answer as it should, or does not know this shop. `invalid`: what it sent proves nobody. `refused`: it does
 * not accept the code, such as one that was used before.
 */
type IssuerFailureKind = 'away' | 'invalid' | 'refused';

/** Its text is written to the log: it contains no code, no token, no phone and no URL. */
export class IssuerFailure extends Error {
  readonly kind: IssuerFailureKind;

  constructor(kind: IssuerFailureKind, reason: string) {
    super(`signing in with Telegram: ${reason}`);
    this.kind = kind;
  }
}
