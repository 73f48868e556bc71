import type { SmsConfig } from '../../config/sms-config.ts';
import { log } from '../../log.ts';
import { record } from '../../metrics/record.ts';
import { createEskizSender } from './eskiz.ts';
import { createPlayMobileSender } from './playmobile.ts';
import { createTemplateSender } from './template-sender.ts';
import { type MessageSender, SendFailure, type TextMessage } from './text-message.ts';

/** The configured gateway, else standard output (R-RUN-8). */
export function createMessageSender({ provider, balanceWarning }: Pick<SmsConfig, 'provider' | 'balanceWarning'>): MessageSender {
  switch (provider.kind) {
    case 'console':
      return printMessage;
    case 'url':
      return createTemplateSender(provider.template);
    case 'eskiz':
      return createEskizSender(provider.account, {
        read: (som) => reportBalance(som, balanceWarning),
        failed: (error) => log.warn({ reason: String(error) }, 'the balance of the SMS gateway could not be read'),
      });
    case 'playmobile':
      return createPlayMobileSender(provider.account);
  }
}

/** Counts sent codes and failures for the metrics, and logs the failures that no caller reports. */
export function counted(send: MessageSender): MessageSender {
  return async (message) => {
    try {
      await send(message);
      if (message.code !== null) record(({ codesSent }) => codesSent.inc());
    } catch (error) {
      const outcome = error instanceof SendFailure ? error.outcome : 'refused';
      record(({ messagesFailed }) => messagesFailed.inc({ outcome }));
      if (outcome === 'unknown') log.warn({ reason: String(error) }, 'a text message was not confirmed: it may arrive or not');
      throw error;
    }
  };
}

/** One plain line outside the structured log. */
async function printMessage({ code, text }: TextMessage): Promise<void> {
  process.stdout.write(code === null ? `text message: ${text}\n` : `one-time code ${code}\n`);
}

function reportBalance(som: number, balanceWarning: number): void {
  record(({ smsBalance }) => smsBalance.set({ provider: 'eskiz' }, som));
  if (som < balanceWarning) log.warn({ som }, 'the balance of the SMS gateway is low');
}
