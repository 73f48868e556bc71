export interface UpstreamLog {
  warn(line: object, message: string): void;
}
